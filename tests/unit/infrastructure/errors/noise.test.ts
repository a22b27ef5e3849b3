import { isNoise } from '../../../../src/infrastructure/errors/noise';

const thrown = (type: string, value: string) => ({ exception: { values: [{ type, value }] } });

it.each([
  ['Chromium’s fetch failure', thrown('TypeError', 'Failed to fetch')],
  ['Firefox’s fetch failure', thrown('TypeError', 'NetworkError when attempting to fetch resource.')],
  ['Safari’s fetch failure', thrown('TypeError', 'Load failed (farstead.test)')],
  ['Node’s fetch failure', thrown('TypeError', 'fetch failed')],
  ['a cancelled call', thrown('CanceledError', 'canceled')],
  ['Safari’s cancelled call', thrown('TypeError', 'cancelled')],
  ['a call that a page left behind', thrown('AbortError', 'signal is aborted without reason')],
  ['a call that the visitor left behind', thrown('Error', 'The user aborted a request.')],
  ['a failed call', thrown('AxiosError', 'Network Error')],
  ['a lost connection', thrown('TypeError', 'The network connection was lost.')],
  ['an offline device', thrown('TypeError', 'The Internet connection appears to be offline.')],
  ['Chromium’s observer', { message: 'ResizeObserver loop completed with undelivered notifications.' }],
  ['Chromium’s former observer', { message: 'ResizeObserver loop limit exceeded' }],
])('ER-01 ignores %s as noise', (_, report) => {
  expect(isNoise(report)).toBe(true);
});

it('ER-01 ignores errors caused by noise', () => {
  expect(
    isNoise({
      exception: {
        values: [
          { type: 'TypeError', value: 'Failed to fetch' },
          { type: 'Error', value: 'The texts could not be read' },
        ],
      },
    }),
  ).toBe(true);
});

it.each([
  thrown('TypeError', "Cannot read properties of undefined (reading 'title')"),
  thrown('Error', 'The order was cancelled twice by the same player'),
  thrown('Error', 'Minified React error #418'),
  thrown('ChunkLoadError', 'Loading chunk 7 failed.'),
  thrown('TypeError', 'Failed to fetch dynamically imported module: https://farstead.test/assets/page.js'),
  { message: 'Script error.' },
  {},
])('ER-01 reports %j as an error', (report) => {
  expect(isNoise(report)).toBe(false);
});
