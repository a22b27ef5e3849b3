import { safeHref } from '#domain/content/RichText';
import { locales } from '#domain/language/Locale';
import { documentPath } from '#domain/navigation/documentPath';
import { hasCredentials } from '#domain/shared/hasCredentials';

/** Untrusted content. Each function below returns undefined for values of another type. */
export type Values = Readonly<Record<string, unknown>>;

export const valuesOf = (value: unknown): Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Values) : {};

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

export const entriesOf = (value: unknown): readonly Values[] =>
  Array.isArray(value) ? value.map(valuesOf) : [];

/** Reads a number, or a string that contains a number. */
export const numberOf = (value: unknown): number | undefined => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
};

/** Parses a date. The content service writes the UTC offset as `+0000`, which not every browser can parse. */
export const momentOf = (value: unknown): Date | undefined => {
  const moment = new Date(textOf(value).replace(/([+-]\d\d)(\d\d)$/, '$1:$2'));
  return Number.isNaN(moment.getTime()) ? undefined : moment;
};

/** Returns the URL of a linked file: a path on this site or an https URL. */
export const fileOf = (value: unknown): string | undefined => {
  const address = safeHref(textOf(valuesOf(value).url));
  return address !== undefined && /^(\/|https:)/.test(address) ? address : undefined;
};

/** Returns the path of a linked document, or a safe URL. */
export const linkOf = (value: unknown): string | undefined => {
  const { link_type: kind, type, uid, lang, url } = valuesOf(value);
  if (kind !== 'Document') return safeHref(textOf(url));
  const locale = locales.find((known) => known === lang);
  return locale && documentPath({ type: textOf(type), uid: textOf(uid) || null, locale, category: '' });
};

/** Returns the URL of an image: a path on this site, or an http(s) URL without credentials. */
export const pictureUrlOf = (value: unknown): string | undefined => {
  const address = textOf(value);
  if (/^\/(?![/\\])/.test(address)) return address;
  return /^https?:\/\//i.test(address) && URL.canParse(address) && !hasCredentials(new URL(address))
    ? address
    : undefined;
};
