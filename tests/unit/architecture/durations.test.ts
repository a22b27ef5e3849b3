import { readFileSync, readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

const source = resolve(__dirname, '../../../src');

/** They compare with times that the server, the editors or another visit have stored. */
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

it('durations are measured with a clock that the device cannot set back', () => {
  const files = readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const measuring = files
    .filter((file) => readFileSync(file, 'utf8').includes('clock.now().getTime()'))
    .map((file) => relative(source, file).replaceAll('\\', '/'))
    .filter((name) => !name.startsWith('infrastructure/fake/'));
  expect(measuring.filter((name) => !storedTimes.some((known) => name.startsWith(known)))).toEqual([]);
});
