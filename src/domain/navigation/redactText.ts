import { redactSecrets } from './shareablePath';

const address = /(https?:\/\/[^\s/"'<>?#]+)?(\/[^\s"'<>?#)]*)(?:[?#][^\s"'<>)]*)?/g;

/** Matches signed tokens, which contain a name and an email address. */
const token = /\beyJ[\w-]+\.[\w-]+\.[\w-]*/g;

const email = /[^\s@"'<>()[\]{}:;,=/]+(?:@|%40)[^\s@"'<>()[\]{}:;,=/?]+\.[\p{L}\d-]+/gu;

const namedValue =
  /\b(ip(?:_?addr(?:ess)?)?|user_?name|display_?name|e-?mail)(["']?\s*[:=]\s*["']?)(?!\[)[^\s"'&,;)}]+/gi;

/** Removes email addresses, user names, tokens, query strings, hashes and keys in paths from a text. */
export const redactText = (text: string): string =>
  text
    .replace(token, '[token]')
    .replace(address, (_, origin: string | undefined, path: string) => (origin ?? '') + redactSecrets(path))
    .replace(email, '[email]')
    .replace(namedValue, '$1$2[removed]');
