import english from '../../content/en-us/landing_page/home.json';
import german from '../../content/de-de/legal_page/eula.json';
import type { FaultDescription } from '../../sandbox/control/faults';
import { renderer } from '../../src/main.server';
import { startSandbox, type StartedSandbox } from '../sandbox/startSandbox';

let sandbox: StartedSandbox;

beforeAll(async () => {
  sandbox = await startSandbox();
  await fresh('/');
});

afterEach(() => clearFaults());
afterAll(() => sandbox.stop());

const rendered = async (path: string) => {
  const begun = performance.now();
  const page = await renderer.render({ path, apiOrigin: sandbox.url });
  if (page.kind !== 'page') throw new Error(`${path} was not rendered: ${page.kind}`);
  return { ...page, milliseconds: performance.now() - begun };
};

/** A busy machine may be late once, and so may the service on it. */
const tries = 5;

/** The page as soon as the content service says what is on it. */
const fresh = async (path: string) => {
  for (let nth = 1; ; nth += 1) {
    const page = await rendered(path);
    if (page.contentRef !== undefined || nth === tries) return page;
  }
};

/** The page as soon as it comes within a second. */
const prompt = async (path: string) => {
  for (let nth = 1; ; nth += 1) {
    const page = await rendered(path);
    if (page.milliseconds < 1000 || nth === tries) return page;
  }
};

const clearFaults = () => fetch(`${sandbox.url}/sandbox/faults`, { method: 'DELETE' });

const contentMeets = (fault: Omit<FaultDescription, 'path'>) =>
  fetch(`${sandbox.url}/sandbox/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...fault, path: '/content' }),
  });

const weathers: readonly (readonly [string, Omit<FaultDescription, 'path'>])[] = [
  ['slow', { delayMs: 3000 }],
  ['a little slow at each of its calls', { delayMs: 300 }],
  ['too busy', { status: 429, body: { message: 'Too many requests' } }],
  ['too busy, and says for how long', { status: 429, headers: { 'retry-after': '60' }, body: {} }],
  ['broken', { status: 500, body: { code: 50 } }],
  ['a page of HTML', { malformed: 'html-200' }],
  ['half an answer', { malformed: 'truncated-json' }],
  ['an empty answer', { malformed: 'empty' }],
  ['a cut connection', { cut: true }],
];

describe.each(weathers)('LA-03 while the content service is %s', (_, fault) => {
  it('pages are rendered from shipped copies within a second, and again when the service recovers', async () => {
    expect((await fresh('/')).contentRef).toBeDefined();
    await contentMeets(fault);
    const home = await prompt('/');
    expect(home.contentRef).toBeUndefined();
    expect(home.html).toContain(english.data.hero_text);
    expect(home.milliseconds).toBeLessThan(1000);
    const legal = await prompt('/de/rechtliches/lizenzvertrag');
    expect(legal.html).toContain(german.data.title);
    expect(legal.milliseconds).toBeLessThan(1000);
    await clearFaults();
    expect((await fresh('/')).contentRef).toBeDefined();
  });
});
