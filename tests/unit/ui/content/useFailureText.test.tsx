import { renderHook } from '@testing-library/react';
import { locales, type Locale } from '#domain/language/Locale';
import type { CallFailure } from '#domain/shared/CallFailure';
import { Translations } from '#ui/content/Translations';
import { useFailureText } from '#ui/content/useFailureText';
import { compose } from '../../support/compose';
import { createWrapper } from '../../support/createWrapper';

const places = {
  session: () => useFailureText(),
  products: () => useFailureText('products', 'redeem.failure'),
  mailingNewsletter: () => useFailureText('mailingNewsletter', 'failure'),
};

type Namespace = keyof typeof places;

const namespaces = Object.keys(places) as readonly Namespace[];

const failures: readonly CallFailure[] = [
  { kind: 'offline' },
  { kind: 'timeout' },
  { kind: 'malformed' },
  { kind: 'signed-out' },
  { kind: 'too-many-requests' },
  { kind: 'too-many-requests', retryAfterSeconds: 17 },
  { kind: 'server', status: 500, code: 50 },
  { kind: 'server', status: 418, code: 987_654 },
  { kind: 'server', status: 502 },
];

const failureText = async (locale: Locale, namespace: Namespace) => {
  const application = await compose();
  const translations = application.get(Translations);
  await translations.load(locale);
  await translations.ensureLoaded([namespace]);
  const { result } = renderHook(places[namespace], {
    wrapper: createWrapper(application),
  });
  return { textOf: result.current, translations };
};

describe.each(locales)('in %s', (locale) => {
  it.each(namespaces)('ER-02 finds a text in %s for every failure of a call', async (namespace) => {
    const { textOf } = await failureText(locale, namespace);
    for (const failure of failures) {
      const text = textOf(failure);
      expect(text).not.toContain('failure.');
      expect(text).not.toContain('{{');
      expect(text.length).toBeGreaterThan(10);
    }
    expect(new Set(failures.slice(0, 6).map(textOf)).size).toBe(6);
    expect(textOf({ kind: 'too-many-requests', retryAfterSeconds: 17 })).toContain('17');
  });

  it('ER-02 adds the reference of a server error to its text', async () => {
    const { textOf, translations } = await failureText(locale, 'session');
    const failure = { kind: 'server', status: 500, code: 50 } as const;
    const reference = '7F3K-92QD';
    const added = translations.translatorFor('app')('failure.reference', { reference });
    expect(added).toContain(reference);
    expect(textOf({ ...failure, reference })).toBe(`${textOf(failure)} ${added}`);
  });

  it('prefers the page’s own text to the shared one', async () => {
    const { textOf, translations } = await failureText(locale, 'products');
    const own = translations.translatorFor('products');
    const shared = translations.translatorFor('app');
    expect(textOf({ kind: 'offline' })).toBe(own('redeem.failure.offline'));
    expect(textOf({ kind: 'server', status: 502 })).toBe(own('redeem.failure.server', { code: 502 }));
    expect(textOf({ kind: 'too-many-requests' })).toBe(shared('failure.tooMany'));
    const other = await failureText(locale, 'session');
    expect(other.textOf({ kind: 'offline' })).toBe(shared('failure.offline'));
    expect(other.textOf({ kind: 'server', status: 502 })).toBe(shared('failure.server', { code: 502 }));
  });

  it('finds a text in the shell for a call that threw', async () => {
    const { textOf, translations } = await failureText(locale, 'session');
    expect(translations.has('app', 'failure.unexpected')).toBe(true);
    expect(textOf({ kind: 'unexpected' })).toBe(translations.translatorFor('app')('failure.unexpected'));
  });

  it.each([100, 110, 50, 200])('SE-04 code %d uses the text from the errors content list', async (code) => {
    const { textOf, translations } = await failureText(locale, 'session');
    expect(translations.has('errors', String(code))).toBe(true);
    expect(textOf({ kind: 'server', status: 400, code })).toBe(
      translations.translatorFor('errors')(String(code)),
    );
  });
});
