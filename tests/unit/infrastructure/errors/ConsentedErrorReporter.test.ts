/** @jest-environment jest-fixed-jsdom */
import { Configuration } from '#application/configuration/Configuration';
import { Consent } from '#application/consent/Consent';
import { RemoteConfiguration } from '#domain/configuration/RemoteConfiguration';
import { agreedToAll } from '#domain/consent/ConsentChoices';
import { ConsentedErrorReporter } from '#infrastructure/errors/ConsentedErrorReporter';
import { FakeCodeLoader } from '#infrastructure/fake/browser/FakeCodeLoader';
import { fakeConfiguration } from '#infrastructure/fake/configuration/FakeConfigurationSource';
import { composeUnconfigured } from '../../support/compose';
import { flushPromises } from '../../support/flushPromises';

const dsn = 'https://public@reports.test/7';

interface SentEnvelope {
  readonly url: string;
  readonly event: { readonly exception?: { readonly values: readonly { readonly value: string }[] } };
}

const sentEnvelopes: SentEnvelope[] = [];
const consoleErrors: unknown[] = [];
const listeners = new AbortController();

beforeEach(() => {
  sentEnvelopes.length = 0;
  consoleErrors.length = 0;
  jest.spyOn(console, 'error').mockImplementation((error) => consoleErrors.push(error));
  globalThis.fetch = jest.fn(async (url: RequestInfo | URL, options?: RequestInit) => {
    const [, , event = '{}'] = String(options?.body).split('\n');
    sentEnvelopes.push({ url: String(url), event: JSON.parse(event) as SentEnvelope['event'] });
    return new Response('{}');
  });
});

afterAll(() => {
  listeners.abort();
  jest.restoreAllMocks();
});

/** Uses a separate window, so that listeners do not affect other tests. */
const setUp = ({ configured = true, loaded = true } = {}) => {
  const page = new EventTarget() as unknown as Window & typeof globalThis;
  Object.assign(page, { location: { href: 'https://farstead.test/signup/secret?email=a@b.test' } });
  const site = composeUnconfigured();
  const configuration = site.get(Configuration);
  if (loaded) {
    configuration.seed(
      new RemoteConfiguration({ ...fakeConfiguration, errorReportingDsn: configured ? dsn : undefined }),
    );
  }
  const consent = site.get(Consent);
  return {
    page,
    consent,
    reporter: new ConsentedErrorReporter(configuration, consent, { window: page }, new FakeCodeLoader()),
  };
};

const values = (): unknown[] =>
  sentEnvelopes.flatMap(({ event }) => event.exception?.values.map(({ value }) => value));
const flush = async () => {
  for (let turn = 0; turn < 5; turn += 1) await flushPromises();
};

it('CC-06 sends no errors that occurred before consent to performance', async () => {
  const { reporter, consent, page } = setUp();
  const early = new Error('too early');
  reporter.report(early);
  page.dispatchEvent(new ErrorEvent('error', { error: early }));
  consent.decide({ ...agreedToAll, performance: 'decline' });
  reporter.report(early);
  await flush();
  consent.agreeToAll();
  await flush();
  expect(sentEnvelopes).toEqual([]);
  expect(consoleErrors).toEqual([early, early]);
});

it('ER-01 sends errors without personal data to the DSN', async () => {
  const { reporter, consent } = setUp();
  consent.agreeToAll();
  reporter.report(new Error('no planet for ada@farstead.test'));
  await flush();
  expect(sentEnvelopes).toHaveLength(1);
  expect(sentEnvelopes[0]?.url).toMatch(/^https:\/\/reports\.test\/api\/7\/envelope\/\?/);
  expect(sentEnvelopes[0]?.event).toMatchObject({
    environment: 'demo',
    request: { url: 'https://farstead.test/signup/activationKey' },
    exception: { values: [{ type: 'Error', value: 'no planet for [email]' }] },
  });
  expect(sentEnvelopes[0]?.event).not.toHaveProperty('user');
  expect(sentEnvelopes[0]?.event).not.toHaveProperty('breadcrumbs');
});

it('ER-01 sends uncaught errors except known noise', async () => {
  const { page, consent } = setUp();
  consent.agreeToAll();
  page.dispatchEvent(new ErrorEvent('error', { error: new Error('nobody caught it') }));
  page.dispatchEvent(new ErrorEvent('error', { message: 'ResizeObserver loop limit exceeded' }));
  page.dispatchEvent(
    Object.assign(new Event('unhandledrejection'), { reason: new TypeError('Failed to fetch') }),
  );
  page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('nor that') }));
  await flush();
  expect(values()).toEqual(['nobody caught it', 'nor that']);
});

it('CC-06 sends no errors after consent is withdrawn, not even pending reports', async () => {
  const { reporter, consent } = setUp();
  consent.agreeToAll();
  reporter.report(new Error('on its way'));
  consent.declineAll();
  reporter.report(new Error('after it'));
  await flush();
  expect(sentEnvelopes).toEqual([]);
  consent.agreeToAll();
  reporter.report(new Error('agreed again'));
  await flush();
  expect(values()).toEqual(['agreed again']);
});

it.each([{ configured: false }, { loaded: false }])(
  'ER-01 sends no errors when the DSN is %j',
  async (state) => {
    const { reporter, consent } = setUp(state);
    consent.agreeToAll();
    reporter.report(new Error('nobody to tell'));
    await flush();
    expect(sentEnvelopes).toEqual([]);
    expect(consoleErrors).toHaveLength(1);
  },
);
