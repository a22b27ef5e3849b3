import { readFileSync, readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

const source = resolve(__dirname, '../../../src');

/** Files that compare the current time with times stored by the server, editors or another visit. */
const storedTimes = [
  'application/commerce/PurchaseStore.ts',
  'composition/demo/DemoPresenter.ts',
  'infrastructure/http/shared/ServerTime.ts',
  'infrastructure/server/',
  'ui/declarations/CancellationPresenter.ts',
  'ui/products/ProductsPresenter.ts',
  // The page may have been visible before the application started.
  'ui/registration/RegistrationPresenter.ts',
];

it('durations use a clock that changes of the device time do not affect', () => {
  const files = readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const measuring = files
    .filter((file) => readFileSync(file, 'utf8').includes('clock.now().getTime()'))
    .map((file) => relative(source, file).replaceAll('\\', '/'))
    .filter((name) => !name.startsWith('infrastructure/fake/'));
  expect(measuring.filter((name) => !storedTimes.some((known) => name.startsWith(known)))).toEqual([]);
});
