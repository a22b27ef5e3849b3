import english from '#content/en-us/landing_page/home.json';
import german from '#content/de-de/legal_page/eula.json';
import partnersInGerman from '#content/de-de/partners_page/partners_page.json';
import releaseInGerman from '#content/de-de/launcher_release/2-7-0.json';
import fighters from '#content/de-de/pillar_page/fighters.json';
import tutorialInGerman from '#content/de-de/tutorial/first-flight.json';
import type { FaultDescription } from '#sandbox/control/faults';
import { renderer } from '../../src/main.server';
import { resetSandbox } from '../sandbox/sharedSandboxes';

let sandbox: { readonly url: string };

/** Milliseconds; longer than a service without a fault takes on a busy machine. */
const longTimeoutMs = 30_000;

/** Milliseconds; far more than a render takes and far less than the delay of the slow service. */
const maxRenderMs = 15_000;

beforeAll(async () => {
  sandbox = { url: await resetSandbox() };
  await renderPage('/', longTimeoutMs);
});

afterEach(() => clearFaults());

const renderPage = async (path: string, timeoutMs?: number) => {
  const begun = performance.now();
  const used = process.cpuUsage();
  const page = await renderer.render({ path, apiOrigin: sandbox.url, ...(timeoutMs && { timeoutMs }) });
  const { user, system } = process.cpuUsage(used);
  if (page.kind !== 'page') throw new Error(`${path} was not rendered: ${page.kind}`);
  const processorMilliseconds = (user + system) / 1000;
  return { ...page, milliseconds: performance.now() - begun, processorMilliseconds };
};

const clearFaults = () => fetch(`${sandbox.url}/sandbox/faults`, { method: 'DELETE' });

const injectContentFault = (fault: Omit<FaultDescription, 'path'>) =>
  fetch(`${sandbox.url}/sandbox/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...fault, path: '/content' }),
  });

const failureModes: readonly (readonly [string, Omit<FaultDescription, 'path'>])[] = [
  ['slow', { delayMs: 30_000 }],
  ['slightly slow on every call', { delayMs: 300 }],
  ['too busy', { status: 429, body: { message: 'Too many requests' } }],
  ['too busy, with a Retry-After header', { status: 429, headers: { 'retry-after': '60' }, body: {} }],
  ['broken', { status: 500, body: { code: 50 } }],
  ['an HTML page', { malformed: 'html-200' }],
  ['a truncated response', { malformed: 'truncated-json' }],
  ['an empty response', { malformed: 'empty' }],
  ['a dropped connection', { cut: true }],
];

describe.each(failureModes)('LA-03 content service failure: %s', (_, fault) => {
  it('renders pages from bundled copies without waiting, and from the service once it recovers', async () => {
    const calm = await renderPage('/', longTimeoutMs);
    expect(calm.contentRef).toBeDefined();
    await injectContentFault(fault);
    const home = await renderPage('/');
    expect(home.contentRef).toBeUndefined();
    expect(home.html).toContain(english.data.hero_text);
    expect(home.milliseconds).toBeLessThan(maxRenderMs);
    // At most twice the processor time without a fault plus half a second.
    expect(home.processorMilliseconds).toBeLessThan(2 * calm.processorMilliseconds + 500);
    const legal = await renderPage('/de/rechtliches/lizenzvertrag');
    expect(legal.html).toContain(german.data.title);
    expect(legal.milliseconds).toBeLessThan(maxRenderMs);
    const tutorial = await renderPage('/de/anleitungen/first-flight');
    expect(tutorial.html).toContain(tutorialInGerman.data.title);
    expect(tutorial.milliseconds).toBeLessThan(maxRenderMs);
    const partners = await renderPage('/de/partner');
    expect(partners.html).toContain(partnersInGerman.data.title);
    expect(partners.milliseconds).toBeLessThan(maxRenderMs);
    const launcher = await renderPage('/de/launcher/patchnotes/2-7-0');
    expect(launcher.html).toContain(releaseInGerman.data.description);
    expect(launcher.milliseconds).toBeLessThan(maxRenderMs);
    const pillar = await renderPage('/de/saeule/kaempfer');
    expect(pillar.html).toContain(fighters.data.title);
    expect(pillar.html).toContain('/de/anleitungen/guard-a-convoy');
    expect(pillar.milliseconds).toBeLessThan(maxRenderMs);
    await clearFaults();
    expect((await renderPage('/', longTimeoutMs)).contentRef).toBeDefined();
  });
});
