import { countryAttribute } from '../../../src/handover/protocol';
import { isAskedHere } from '../../../src/handover/early/isAskedHere';

const answering = (answer: () => Promise<unknown>): jest.Mock => {
  const fetch = jest.fn(async () => ({ json: answer }));
  Object.assign(globalThis, { fetch });
  return fetch;
};

afterEach(() => {
  document.documentElement.removeAttribute(countryAttribute);
  document.cookie = 'cookie_preference=; max-age=0';
});

it.each([
  ['DE', true],
  ['el', true],
  ['US', false],
  [undefined, false],
  [7, false],
])('CC-03 a visitor from %s is asked: %s', async (country, isAsked) => {
  answering(async () => ({ country_code: country }));
  expect(await isAskedHere()).toBe(isAsked);
  const told = document.documentElement.getAttribute(countryAttribute);
  expect(told).toBe(typeof country === 'string' ? country : null);
});

it.each<() => Promise<unknown>>([
  async () => null,
  async () => {
    throw new SyntaxError('not JSON');
  },
])('CC-03 an answer that cannot be read asks nobody', async (answer) => {
  answering(answer);
  expect(await isAskedHere()).toBe(false);
});

it('CC-04 who has decided is not looked up', async () => {
  const fetch = answering(async () => ({ country_code: 'DE' }));
  document.cookie = 'cookie_preference=decided';
  expect(await isAskedHere()).toBe(false);
  expect(fetch).not.toHaveBeenCalled();
});
