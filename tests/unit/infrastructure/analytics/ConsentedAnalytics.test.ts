/** @jest-environment jest-fixed-jsdom */
import { Configuration } from '#application/configuration/Configuration';
import { Consent } from '#application/consent/Consent';
import { Analytics } from '#application/shared/Analytics';
import type { CommerceEvent } from '#domain/analytics/CommerceEvent';
import { RemoteConfiguration } from '#domain/configuration/RemoteConfiguration';
import { agreedToAll, declinedAll } from '#domain/consent/ConsentChoices';
import { ConsentedAnalytics } from '#infrastructure/analytics/ConsentedAnalytics';
import { DataLayerExperiments } from '#infrastructure/analytics/DataLayerExperiments';
import { fakeConfiguration } from '#infrastructure/fake/configuration/FakeConfigurationSource';
import { composeUnconfigured } from '../../support/compose';
import { flushPromises } from '../../support/flushPromises';

interface TagWindow {
  dataLayer?: unknown[];
  'ga-disable-G-TEST'?: boolean;
}

const tagWindow = window as TagWindow;
const home = { path: '/', title: 'Home' };
const legal = { path: '/legal/eula?utm_source=x&code=secret', title: 'License' };

const setUp = (changes: Partial<RemoteConfiguration> = { analyticsPropertyId: 'G-TEST' }) => {
  const site = composeUnconfigured();
  site.get(Configuration).seed(new RemoteConfiguration({ ...fakeConfiguration, ...changes }));
  const consent = site.get(Consent);
  const analytics = new ConsentedAnalytics(
    site.get(Configuration),
    consent,
    site.clock,
    { window },
    site.code,
  );
  site.replace(Analytics, analytics);
  return { analytics, consent, site };
};

/** Commands sent to the tag, in order. */
const commands = (): unknown[][] =>
  (tagWindow.dataLayer ?? []).map((entry) => Array.from(entry as ArrayLike<unknown>));
const commandsNamed = (name: string): unknown[][] => commands().filter(([command]) => command === name);
const viewed = (): unknown[] =>
  commandsNamed('event').map(([, , page]) => (page as { page_location: string }).page_location);
const scripts = (): string[] => [...document.head.querySelectorAll('script')].map(({ src }) => src);

beforeEach(() => {
  delete tagWindow.dataLayer;
  delete tagWindow['ga-disable-G-TEST'];
  document.head.replaceChildren();
});

it('CC-06 loads no script and collects no data without performance consent', async () => {
  const { analytics, consent } = setUp();
  analytics.trackPageView(home);
  analytics.trackExperiment({ experiment: 'hero', variant: 'b' });
  consent.decide({ ...agreedToAll, performance: 'decline' });
  analytics.trackPageView(legal);
  await flushPromises();
  expect(scripts()).toEqual([]);
  expect(tagWindow.dataLayer).toBeUndefined();
});

it('D-18 sends the default denial first, then the consent update', async () => {
  const { analytics, consent, site } = setUp();
  analytics.trackPageView(home);
  consent.decide({ ...declinedAll, performance: 'agree' });
  await flushPromises();
  expect(commands().map(([command, first]) => [command, first])).toEqual([
    ['consent', 'default'],
    ['consent', 'update'],
    ['set', expect.anything()],
    ['js', site.clock.now()],
    ['config', 'G-TEST'],
    ['set', expect.anything()],
    ['event', 'page_view'],
  ]);
  expect(commandsNamed('consent').map(([, , mode]) => mode)).toMatchObject([
    { analytics_storage: 'denied', ad_storage: 'denied', security_storage: 'granted' },
    { analytics_storage: 'granted', ad_storage: 'denied' },
  ]);
  expect(commandsNamed('config')[0]?.[2]).toMatchObject({
    send_page_view: false,
    cookie_domain: 'none',
    cookie_expires: 34_128_000,
    cookie_flags: 'SameSite=Lax',
  });
  expect(scripts()).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST']);
});

it('SH-05 CC-06 reports only the current page when consent is given after several visits', async () => {
  const { analytics, consent } = setUp();
  analytics.trackPageView(home);
  analytics.trackPageView(legal);
  consent.agreeToAll();
  await flushPromises();
  expect(viewed()).toEqual([`${location.origin}/legal/eula?utm_source=x`]);
});

it('SH-05 reports each page view once, with its title and the previous page', async () => {
  const { analytics, consent } = setUp();
  consent.agreeToAll();
  analytics.trackPageView(home);
  await flushPromises();
  consent.decide({ ...agreedToAll, social: 'decline' });
  analytics.trackPageView(legal);
  await flushPromises();
  expect(commandsNamed('event').map(([, , page]) => page)).toEqual([
    { page_location: `${location.origin}/`, page_title: 'Home', page_referrer: '' },
    {
      page_location: `${location.origin}/legal/eula?utm_source=x`,
      page_title: 'License',
      page_referrer: `${location.origin}/`,
    },
  ]);
});

const script = (): HTMLScriptElement | null => document.head.querySelector('script');

it.each([
  ['load', true],
  ['error', false],
] as const)('TY-02 reports events as sent only after the script loads: %s', async (event, hasLeft) => {
  const { analytics, consent } = setUp();
  consent.agreeToAll();
  analytics.trackExperiment({ experiment: 'hero', variant: 'b' });
  const left = jest.fn();
  void analytics.hasSentEvents().then(left);
  await flushPromises();
  expect(left).not.toHaveBeenCalled();
  script()?.dispatchEvent(new Event(event));
  await flushPromises();
  expect(left).toHaveBeenCalledWith(hasLeft);
});

it('TY-02 CC-06 reports events as unsent without consent or after its withdrawal', async () => {
  const { analytics, consent } = setUp();
  expect(await analytics.hasSentEvents()).toBe(false);
  consent.agreeToAll();
  analytics.trackExperiment({ experiment: 'hero', variant: 'b' });
  const left = analytics.hasSentEvents();
  await flushPromises();
  consent.declineAll();
  script()?.dispatchEvent(new Event('load'));
  expect(await left).toBe(false);
});

it('CC-06 stops reporting when consent is withdrawn and resumes when it is given again', async () => {
  const { analytics, consent } = setUp();
  consent.agreeToAll();
  analytics.trackPageView(home);
  await flushPromises();
  consent.declineAll();
  await flushPromises();
  expect(tagWindow['ga-disable-G-TEST']).toBe(true);
  expect(commandsNamed('consent').at(-1)?.[2]).toMatchObject({
    analytics_storage: 'denied',
    ad_storage: 'denied',
  });
  const before = commands().length;
  analytics.trackPageView(legal);
  analytics.trackExperiment({ experiment: 'hero', variant: 'b' });
  await flushPromises();
  expect(commands()).toHaveLength(before);
  consent.agreeToAll();
  await flushPromises();
  expect(tagWindow['ga-disable-G-TEST']).toBe(false);
  expect(viewed()).toHaveLength(2);
  expect(scripts()).toHaveLength(1);
});

it('CC-06 withdrawing consent before the tag loads prevents it from loading', async () => {
  const { analytics, consent } = setUp();
  analytics.trackPageView(home);
  consent.agreeToAll();
  consent.declineAll();
  await flushPromises();
  expect(scripts()).toEqual([]);
  expect(tagWindow.dataLayer).toBeUndefined();
});

it('CC-06 removes keys and queries from the previous page’s URL', async () => {
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(`${location.origin}/signup/secret?email=a@b.test`);
  const { analytics, consent } = setUp();
  consent.agreeToAll();
  analytics.trackPageView(home);
  await flushPromises();
  expect(JSON.stringify(commandsNamed('event'))).not.toMatch(/secret|a@b/);
  jest.restoreAllMocks();
});

it('SH-18 reports the experiment and its variant', async () => {
  const { analytics, consent } = setUp();
  consent.agreeToAll();
  analytics.trackExperiment({ experiment: 'hero', variant: 'b' });
  await flushPromises();
  expect(commandsNamed('event')).toEqual([
    [
      'event',
      'experience_impression',
      { exp_variant_string: 'hero-b', experiment_id: 'hero', variant_id: 'b' },
    ],
  ]);
});

describe('purchase events', () => {
  const items = [{ id: 'gametime-3', name: '3 months', price: 29.99, quantity: 2 }];
  const counted = [
    {
      item_id: 'gametime-3',
      item_name: '3 months',
      item_category: 'Pack',
      affiliation: 'Online Store',
      price: 29.99,
      quantity: 2,
    },
  ];
  const tellingOf = async (event: CommerceEvent, changes: Partial<RemoteConfiguration> = {}) => {
    const { analytics, consent } = setUp({ analyticsPropertyId: 'G-TEST', ...changes });
    analytics.trackCommerce(event);
    consent.agreeToAll();
    analytics.trackCommerce(event);
    await flushPromises();
    return commandsNamed('event');
  };

  it.each(['select_item', 'add_to_cart', 'begin_checkout'] as const)(
    'D-18 the %s event contains the packs and their value',
    async (kind) => {
      expect(await tellingOf({ kind, items, currency: 'EUR' })).toEqual([
        ['event', kind, { currency: 'CAD', value: 59.98, items: counted }],
      ]);
    },
  );

  it.each(['purchase', 'conversion'] as const)(
    'D-18 TY-02 a %s event includes price and shipping in the order’s currency, if configured',
    async (kind) => {
      const event = { kind, items, currency: 'EUR', orderId: '7', price: 59, shippingFees: 4 };
      expect(await tellingOf(event, { analyticsCurrency: 'order' })).toEqual([
        [
          'event',
          kind,
          {
            currency: 'EUR',
            value: 63,
            items: counted,
            transaction_id: '7',
            shipping: 4,
            affiliation: 'Online Store',
          },
        ],
      ]);
    },
  );
});

it('loads the tag from the configured URL, and does not load it without a property', async () => {
  const configured = setUp({ analyticsPropertyId: 'G-TEST', analyticsTagUrl: '/metrics/tag.js' });
  configured.consent.agreeToAll();
  configured.analytics.trackPageView(home);
  await flushPromises();
  expect(scripts()).toEqual([`${location.origin}/metrics/tag.js?id=G-TEST`]);

  document.head.replaceChildren();
  const unconfigured = setUp({});
  unconfigured.consent.agreeToAll();
  unconfigured.analytics.trackPageView(home);
  await flushPromises();
  expect(scripts()).toEqual([]);
});

describe('the data layer experiments', () => {
  const tool = new DataLayerExperiments({ window });

  it.each([
    [undefined],
    [[]],
    [
      [
        null,
        7,
        'hero',
        { experiment: 'hero' },
        { experiment: 'hero', variant: '' },
        { experiment: 'hero', variant: 7 },
      ],
    ],
    [[{ experiment: 'other', variant: 'b' }]],
  ])('SH-18 have no variant when the data layer is %j', (layer) => {
    if (layer) tagWindow.dataLayer = layer;
    expect(tool.variantOf('hero')).toBeUndefined();
  });

  it('SH-18 read the variant from the data layer', () => {
    tagWindow.dataLayer = [{ event: 'gtm.js' }, { experiment: 'hero', variant: 'b' }];
    expect(tool.variantOf('hero')).toBe('b');
  });
});

it.each([
  '/activate/3f9c-secret?source=contest',
  '/fr/mot-de-passe-oublie/3f9c-secret',
  '/signup/3f9c-secret',
])('AV-01 FP-01 CC-06 never sends the key in %s to the tag', async (path) => {
  history.replaceState(null, '', path);
  const { analytics, consent } = setUp();
  consent.agreeToAll();
  // Sent before the page view, when the tag would use the URL in the address bar.
  analytics.trackExperiment({ experiment: 'hero', variant: 'b' });
  analytics.trackPageView({ path, title: 'A message’s page' });
  await flushPromises();
  analytics.trackPageView(home);
  await flushPromises();
  expect(commandsNamed('event')).toHaveLength(3);
  expect(JSON.stringify(commands())).not.toContain('3f9c');
  expect(commands().find(([command]) => command === 'set')?.[1]).toHaveProperty('page_location');
  history.replaceState(null, '', '/');
});
