// Debian's Firefox, driven by its own protocol (Marionette): Playwright drives only a Firefox of its own making.
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { LIMIT } from './table.mjs';

const PREFERENCES = {
  'marionette.port': 0, 'browser.shell.checkDefaultBrowser': false, 'datareporting.policy.dataSubmissionEnabled': false,
  'app.update.disabledForTesting': true, 'ui.prefersReducedMotion': 1, 'network.captive-portal-service.enabled': false,
  'browser.aboutwelcome.enabled': false, 'toolkit.telemetry.enabled': false,
};

// Firefox writes where it listens once it does.
async function portOf(profile) {
  for (const began = Date.now(); Date.now() - began < LIMIT;) {
    const port = await readFile(join(profile, 'MarionetteActivePort'), 'utf8').catch(() => '');
    if (port) return Number(port);
    await wait(50);
  }
  throw new Error('Firefox does not listen');
}

// Messages are `LENGTH:[0, id, command, parameters]` and `LENGTH:[1, id, error, result]`.
function talk(socket) {
  const waiting = new Map();
  let heard = Buffer.alloc(0), last = 0;
  socket.on('data', (chunk) => {
    heard = Buffer.concat([heard, chunk]);
    for (;;) {
      const colon = heard.indexOf(':'), length = Number(heard.subarray(0, colon));
      if (colon < 0 || heard.length < colon + 1 + length) return;
      const message = JSON.parse(heard.subarray(colon + 1, colon + 1 + length));
      heard = heard.subarray(colon + 1 + length);
      if (!Array.isArray(message)) continue;
      const [, id, error, result] = message, { resolve, reject } = waiting.get(id);
      waiting.delete(id);
      if (error) reject(new Error(`${error.error}: ${error.message}`));
      else resolve(result);
    }
  });
  return (command, parameters = {}) => new Promise((resolve, reject) => {
    const text = JSON.stringify([0, last += 1, command, parameters]);
    waiting.set(last, { resolve, reject });
    socket.write(`${Buffer.byteLength(text)}:${text}`);
  });
}

// A browser with one page. `run` runs a function there; `press` presses the first point of a thing that can be got hold of.
export async function openFirefox({ locale = 'en-GB' } = {}) {
  const profile = await mkdtemp(join(tmpdir(), 'conclave-firefox-'));
  const settings = Object.entries({ ...PREFERENCES, 'intl.accept_languages': locale });
  await writeFile(join(profile, 'user.js'), settings.map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`).join('\n'));
  const flags = ['--headless', '--marionette', '--no-remote', '--profile', profile, '--width', '1280', '--height', '900'];
  const child = spawn(process.env.FIREFOX, flags, { stdio: 'ignore' });
  const socket = connect(await portOf(profile), '127.0.0.1');
  const ask = talk(socket);
  await ask('WebDriver:NewSession', {});
  const run = async (work, ...args) => {
    const script = `return (${work}).apply(null, arguments)`;
    return (await ask('WebDriver:ExecuteScript', { script, args, newSandbox: false, sandbox: null })).value;
  };
  return {
    run,
    goto: (url) => ask('WebDriver:Navigate', { url }),
    async press(selector, number = 0) {
      const point = await run(grip, selector, number);
      if (!point) return false;
      const steps = [{ type: 'pointerMove', ...point }, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }];
      await ask('WebDriver:PerformActions', { actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: steps }] });
      return true;
    },
    async close() {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      socket.destroy();
      child.kill('SIGKILL');
      await gone;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

// Where one of these things can be pressed: the one of this number, or the next that does not lie wholly under others. Run in
// the page.
function grip(selector, number) {
  const seen = [...document.querySelectorAll(selector)].filter((node) => node.checkVisibility());
  for (const [index] of seen.entries()) {
    const node = seen[(number + index) % seen.length];
    node.scrollIntoView({ block: 'center', inline: 'center' });
    const { x, y, width, height } = node.getBoundingClientRect();
    for (const [across, down] of [[0.5, 0.5], [0.1, 0.3], [0.06, 0.5], [0.5, 0.9], [0.9, 0.5], [0.04, 0.1]]) {
      const point = { x: Math.round(x + width * across), y: Math.round(y + height * down) };
      if (node.contains(document.elementFromPoint(point.x, point.y))) return point;
    }
  }
  return null;
}
