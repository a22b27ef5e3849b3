import { isNoise } from '#infrastructure/errors/noise';

const createEvent = (type: string, value: string) => ({ exception: { values: [{ type, value }] } });

it.each([
  ['Chromium’s fetch failure', createEvent('TypeError', 'Failed to fetch')],
  ['Firefox’s fetch failure', createEvent('TypeError', 'NetworkError when attempting to fetch resource.')],
  ['Safari’s fetch failure', createEvent('TypeError', 'Load failed (farstead.test)')],
  ['Node’s fetch failure', createEvent('TypeError', 'fetch failed')],
  ['a canceled call', createEvent('CanceledError', 'canceled')],
  ['Safari’s canceled call', createEvent('TypeError', 'cancelled')],
  ['a call aborted by the page', createEvent('AbortError', 'signal is aborted without reason')],
  ['a call aborted by the visitor', createEvent('Error', 'The user aborted a request.')],
  ['a failed call', createEvent('AxiosError', 'Network Error')],
  ['a lost connection', createEvent('TypeError', 'The network connection was lost.')],
  ['an offline device', createEvent('TypeError', 'The Internet connection appears to be offline.')],
  ['a ResizeObserver loop', { message: 'ResizeObserver loop completed with undelivered notifications.' }],
  ['an older ResizeObserver loop', { message: 'ResizeObserver loop limit exceeded' }],
])('ER-01 ignores %s as noise', (_, report) => {
  expect(isNoise(report)).toBe(true);
});

it('ER-01 ignores errors whose cause is noise', () => {
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
  createEvent('TypeError', "Cannot read properties of undefined (reading 'title')"),
  createEvent('Error', 'The order was cancelled twice by the same player'),
  createEvent('Error', 'Minified React error #418'),
  createEvent('ChunkLoadError', 'Loading chunk 7 failed.'),
  createEvent(
    'TypeError',
    'Failed to fetch dynamically imported module: https://farstead.test/assets/page.js',
  ),
  { message: 'Script error.' },
  {},
])('ER-01 reports %j as an error', (report) => {
  expect(isNoise(report)).toBe(false);
});
