/** @jest-environment jest-fixed-jsdom */
import { Configuration } from '../../../../src/application/configuration/Configuration';
import { Consent } from '../../../../src/application/consent/Consent';
import { RemoteConfiguration } from '../../../../src/domain/configuration/RemoteConfiguration';
import { agreedToAll } from '../../../../src/domain/consent/ConsentChoices';
import { ConsentedErrorReporter } from '../../../../src/infrastructure/errors/ConsentedErrorReporter';
import { fakeConfiguration } from '../../../../src/infrastructure/fake/configuration/FakeConfigurationSource';
import { composeUnconfigured } from '../../support/compose';
import { settled } from '../../support/settled';

const dsn = 'https://public@reports.test/7';

interface Sent {
  readonly url: string;
  readonly event: { readonly exception?: { readonly values: readonly { readonly value: string }[] } };
}

const sent: Sent[] = [];
const written: unknown[] = [];
const listening = new AbortController();

beforeEach(() => {
  sent.length = 0;
  written.length = 0;
  jest.spyOn(console, 'error').mockImplementation((error) => written.push(error));
  globalThis.fetch = jest.fn(async (url: RequestInfo | URL, options?: RequestInit) => {
    const [, , event = '{}'] = String(options?.body).split('\n');
    sent.push({ url: String(url), event: JSON.parse(event) as Sent['event'] });
    return new Response('{}');
  });
});

afterAll(() => {
  listening.abort();
  jest.restoreAllMocks();
});

/** Uses a separate window, so that listeners do not affect other tests. */
const visit = ({ configured = true, loaded = true } = {}) => {
  const page = new EventTarget() as unknown as Window & typeof globalThis;
  Object.assign(page, { location: { href: 'https://farstead.test/signup/secret?email=a@b.test' } });
  const site = composeUnconfigured();
  const configuration = site.get(Configuration);
  if (loaded) {
    configuration.use(
      new RemoteConfiguration({ ...fakeConfiguration, errorReportingDsn: configured ? dsn : undefined }),
    );
  }
  const consent = site.get(Consent);
  return { page, consent, reporter: new ConsentedErrorReporter(configuration, consent, { window: page }) };
};

const values = (): unknown[] =>
  sent.flatMap(({ event }) => event.exception?.values.map(({ value }) => value));
const flushed = async () => {
  for (let turn = 0; turn < 5; turn += 1) await settled();
};

it('CC-06 sends nothing before performance is agreed to, and nothing of that time afterwards', async () => {
  const { reporter, consent, page } = visit();
  const early = new Error('too early');
  reporter.report(early);
  page.dispatchEvent(new ErrorEvent('error', { error: early }));
  consent.decide({ ...agreedToAll, performance: 'decline' });
  reporter.report(early);
  await flushed();
  consent.agreeToAll();
  await flushed();
  expect(sent).toEqual([]);
  expect(written).toEqual([early, early]);
});

it('ER-01 sends what broke, stripped, to where the DSN says', async () => {
  const { reporter, consent } = visit();
  consent.agreeToAll();
  reporter.report(new Error('no planet for ada@farstead.test'));
  await flushed();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.url).toMatch(/^https:\/\/reports\.test\/api\/7\/envelope\/\?/);
  expect(sent[0]?.event).toMatchObject({
    environment: 'demo',
    request: { url: 'https://farstead.test/signup/activationKey' },
    exception: { values: [{ type: 'Error', value: 'no planet for [email]' }] },
  });
  expect(sent[0]?.event).not.toHaveProperty('user');
  expect(sent[0]?.event).not.toHaveProperty('breadcrumbs');
});

it('ER-01 sends uncaught errors, but no known noise', async () => {
  const { page, consent } = visit();
  consent.agreeToAll();
  page.dispatchEvent(new ErrorEvent('error', { error: new Error('nobody caught it') }));
  page.dispatchEvent(new ErrorEvent('error', { message: 'ResizeObserver loop limit exceeded' }));
  page.dispatchEvent(
    Object.assign(new Event('unhandledrejection'), { reason: new TypeError('Failed to fetch') }),
  );
  page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('nor that') }));
  await flushed();
  expect(values()).toEqual(['nobody caught it', 'nor that']);
});

it('CC-06 sends nothing after a withdrawal, pending reports included', async () => {
  const { reporter, consent } = visit();
  consent.agreeToAll();
  reporter.report(new Error('on its way'));
  consent.declineAll();
  reporter.report(new Error('after it'));
  await flushed();
  expect(sent).toEqual([]);
  consent.agreeToAll();
  reporter.report(new Error('agreed again'));
  await flushed();
  expect(values()).toEqual(['agreed again']);
});

it.each([{ configured: false }, { loaded: false }])(
  'ER-01 %j: errors stay on this machine',
  async (state) => {
    const { reporter, consent } = visit(state);
    consent.agreeToAll();
    reporter.report(new Error('nobody to tell'));
    await flushed();
    expect(sent).toEqual([]);
    expect(written).toHaveLength(1);
  },
);
