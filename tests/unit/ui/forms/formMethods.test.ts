import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const views = resolve(__dirname, '../../../../src');

const forms = readdirSync(views, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .flatMap((file) =>
    [...readFileSync(join(views, file), 'utf8').matchAll(/<form\b[^]*?\n?\s*onSubmit/g)].map(
      ([form]) => [file, form] as const,
    ),
  );

it.each(forms)('SE-09 the form in %s never puts typed values into a URL', (_file, form) => {
  expect(form).toContain('method="post"');
});

it('finds more than eight forms', () => {
  expect(forms.length).toBeGreaterThan(8);
});
