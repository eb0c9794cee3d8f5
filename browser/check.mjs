// A test that says little when it fails: what was expected, the tables and their seeds, what each page looked like, and the
// command that repeats just this test.
import { mkdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { test as run } from 'node:test';
import { fileURLToPath } from 'node:url';

const FILE = basename(process.argv[1] ?? '');
const PICTURES = fileURLToPath(new URL('../target/browser/', import.meta.url));

// The pages of the running test, for pictures of what went wrong.
export const PAGES = new Set();
const notes = [];

// Something a failure should tell: which table it was, and with what luck.
export const note = (text) => notes.push(text);

async function photograph(name) {
  await mkdir(PICTURES, { recursive: true });
  const pictures = [];
  for (const page of PAGES) {
    if (page.isClosed()) continue;
    const path = join(PICTURES, `${FILE.replace('.test.mjs', '')}-${name.replace(/\W+/g, '-').slice(0, 60)}-${pictures.length + 1}.png`);
    // What cannot be photographed must not hide what went wrong.
    const taken = await page.evaluate(() => { document.adoptedStyleSheets = []; })
      .then(() => page.screenshot({ path, fullPage: true, timeout: 10_000 })).then(() => path, (error) => `none (${error.message.split('\n')[0]})`);
    pictures.push(`${taken} of ${page.url()}`);
  }
  return pictures;
}

// Like `test` of node:test; concurrent ones share the pages, and a failure shows them all.
export function test(name, options, body = options) {
  return run(name, body === options ? {} : options, async (context) => {
    context.diagnostic(`in ${FILE}`);
    try {
      await body(context);
    } catch (error) {
      const pictures = (await photograph(name)).map((path) => `screenshot: ${path}`);
      const again = `again: cargo xtask browser ${FILE} '${name.replaceAll("'", "'\\''")}'`;
      error.message = [error.message, ...notes.map((text) => `table: ${text}`), ...pictures, again].join('\n');
      throw error;
    } finally {
      PAGES.clear();
      notes.length = 0;
    }
  });
}
