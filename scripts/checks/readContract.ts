import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales, type Locale } from '#domain/language/Locale';
import { apiCalls } from '#infrastructure/http/apiCalls';
import type { Contract, Interaction } from './contractProblems';

interface ErrorCatalog {
  readonly data: { readonly errors: readonly { readonly error_code: number; readonly error_text: string }[] };
}

export const readContract = (root: string): Contract => {
  const read = (path: string): string => readFileSync(join(root, path), 'utf8');
  const textsOf = (locale: Locale): ReadonlySet<number> => {
    const { data } = JSON.parse(
      read(`content/${locale}/error_catalogue/error_catalogue.json`),
    ) as ErrorCatalog;
    return new Set(
      data.errors.filter(({ error_text }) => error_text.trim() !== '').map(({ error_code }) => error_code),
    );
  };
  const { interactions } = JSON.parse(read('contracts/pacts/starport-site-starport-api.json')) as {
    readonly interactions: readonly Interaction[];
  };
  return {
    calls: apiCalls,
    interactions,
    readme: read('contracts/README.md'),
    texts: Object.fromEntries(locales.map((locale) => [locale, textsOf(locale)])) as Contract['texts'],
  };
};
