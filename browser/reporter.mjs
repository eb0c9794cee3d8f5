// What a run of tests prints: failures, and for every test how long it took, so that the slowest can be named.
import { basename } from 'node:path';

const indented = (text) => String(text).replace(/^/gm, '  ');

function failed(name, file, { cause = {}, message }) {
  const what = cause.message ?? message;
  // Where in the tests it was; what lies below in the libraries helps nobody.
  const where = String(cause.stack ?? '').split('\n').filter((line) => /^ +at .*\.mjs:/.test(line) && !line.includes('node_modules'));
  return `FAILED ${file} \u203a ${name}\n${indented(what)}\n${where.slice(0, 4).join('\n')}\n`;
}

function told({ type, data }, file) {
  const took = `::time ${Math.round(data.details.duration_ms)} ${file} \u203a ${data.name}\n`;
  return (type === 'test:fail' ? failed(data.name, file, data.details.error) : '') + (data.skip ? '' : took);
}

// A test says after its end which file it belongs to (check.mjs); what says nothing is a file that could not be run.
export default async function* report(events) {
  let ended, grumbled = '';
  const broken = () => told(ended, basename(ended.data.file ?? '')) + indented(grumbled.slice(0, 2_000)) + '\n';
  for await (const event of events) {
    const { type, data } = event;
    if (type === 'test:diagnostic' && ended && data.message?.startsWith('in ')) {
      yield told(ended, data.message.slice(3));
      ended = undefined;
    }
    if (type === 'test:stderr') grumbled += data.message;
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    if (ended?.type === 'test:fail') yield broken();
    ended = event;
  }
  if (ended?.type === 'test:fail') yield broken();
}
