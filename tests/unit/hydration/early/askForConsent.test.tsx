import { agreedToAll, declinedAll, parseChoices, serializeChoices } from '#domain/consent/ConsentChoices';
import { consentCookie } from '#domain/consent/storedItems';
import { askForConsent } from '#hydration/early/askForConsent';
import { readCookie } from '#infrastructure/browser/cookies';
import {
  consentChoiceAttribute,
  consentBannerId,
  countryAttribute,
  hydratedAttribute,
  rootId,
} from '#hydration/protocol';

const stubFetch = (answer: () => Promise<unknown>): jest.Mock => {
  const fetch = jest.fn(async () => ({ json: answer }));
  Object.assign(globalThis, { fetch });
  return fetch;
};

const bar = (): HTMLElement | null => document.getElementById(consentBannerId);

beforeEach(() => {
  document.body.innerHTML = `<div id="${rootId}"><section id="${consentBannerId}" hidden>
    <button ${consentChoiceAttribute}="agree">Accept</button><button ${consentChoiceAttribute}="decline">Decline</button>
    <button>Choose</button></section><p tabindex="-1" hidden>Saved</p><a href="#next">Next</a></div>`;
});

afterEach(() => {
  document.cookie = 'cookie_preference=; max-age=0';
  document.documentElement.removeAttribute(countryAttribute);
});

it.each([
  ['DE', true],
  ['el', true],
  ['US', false],
  ['Germany', false],
  [undefined, false],
  [7, false],
])('CC-03 shows the consent bar to a visitor from %s: %s', async (country, isRequested) => {
  stubFetch(async () => ({ country_code: country }));
  await askForConsent();
  expect(bar()).toHaveProperty('hidden', !isRequested);
});

it.each<() => Promise<unknown>>([
  async () => null,
  async () => {
    throw new SyntaxError('not JSON');
  },
])('CC-03 does not show the consent bar after an unreadable response', async (answer) => {
  stubFetch(answer);
  await askForConsent();
  expect(bar()).toHaveProperty('hidden', true);
  expect(document.documentElement.hasAttribute(countryAttribute)).toBe(false);
});

it('CC-03 stores the country in the page for the application', async () => {
  stubFetch(async () => ({ country_code: 'US' }));
  await askForConsent();
  expect(document.documentElement.getAttribute(countryAttribute)).toBe('US');
});

it('CC-03 does not show the bar after hydration', async () => {
  stubFetch(async () => ({ country_code: 'DE' }));
  document.getElementById(rootId)?.setAttribute(hydratedAttribute, '');
  await askForConsent();
  expect(bar()).toHaveProperty('hidden', true);
});

it('CC-02 accepting closes the bar immediately, while "Choose" waits for the application', async () => {
  stubFetch(async () => ({ country_code: 'DE' }));
  await askForConsent();
  const [accept, , choose] = document.querySelectorAll('button');
  choose?.click();
  expect(bar()).toHaveProperty('hidden', false);
  accept?.click();
  expect(bar()).toHaveProperty('hidden', true);
});

it('CC-02 focuses the confirmation of the choice and removes it on blur', async () => {
  stubFetch(async () => ({ country_code: 'DE' }));
  await askForConsent();
  const message = document.querySelector('p');
  document.querySelector('button')?.click();
  expect(document.activeElement).toBe(message);
  expect(message).toHaveProperty('hidden', false);
  const next = document.querySelector('a');
  next?.focus();
  expect(message).toHaveProperty('hidden', true);
  document.querySelector('button')?.click();
  expect(document.activeElement).toBe(next);
});

it.each([
  [0, agreedToAll],
  [1, declinedAll],
])('CC-04 stores a choice before the application has loaded: button %i', async (index, choices) => {
  stubFetch(async () => ({ country_code: 'DE' }));
  await askForConsent();
  document.querySelectorAll('button')[index]?.click();
  expect(parseChoices(readCookie(document, consentCookie) ?? '')).toEqual(choices);
});

it('CC-04 also requests the choice’s cookie from the web server', async () => {
  const fetch = stubFetch(async () => ({ country_code: 'DE' }));
  await askForConsent();
  document.querySelectorAll('button')[1]?.click();
  expect(fetch).toHaveBeenLastCalledWith(
    '/renew-cookie',
    expect.objectContaining({
      body: JSON.stringify({ name: 'cookie_preference', value: JSON.stringify(declinedAll) }),
    }),
  );
});

it('CC-04 pressing "Choose" or clicking outside the bar stores no choice', async () => {
  stubFetch(async () => ({ country_code: 'DE' }));
  await askForConsent();
  document.querySelectorAll('button')[2]?.click();
  document.body.click();
  expect(readCookie(document, consentCookie)).toBeUndefined();
});

it('CC-04 does not store a choice after hydration', async () => {
  stubFetch(async () => ({ country_code: 'DE' }));
  await askForConsent();
  document.getElementById(rootId)?.setAttribute(hydratedAttribute, '');
  document.querySelectorAll('button')[1]?.click();
  expect(readCookie(document, consentCookie)).toBeUndefined();
});

it('CC-04 does not look up the country of a visitor who has decided', async () => {
  const fetch = stubFetch(async () => ({ country_code: 'DE' }));
  document.cookie = `cookie_preference=${encodeURIComponent(serializeChoices(declinedAll))}`;
  await askForConsent();
  expect(fetch).not.toHaveBeenCalled();
  expect(bar()).toHaveProperty('hidden', true);
});

it('does not look up the country on a page without the bar', async () => {
  const fetch = stubFetch(async () => ({ country_code: 'DE' }));
  document.body.innerHTML = '';
  await askForConsent();
  expect(fetch).not.toHaveBeenCalled();
});
