/** Sent for a link without a code: no player is called so. */
export const placeholderCode = 'no-code';

const longestCode = 64;

/**
 * The code after the equals sign of a pasted link (RC-01); of several parameters, that of `recruiter`. What cannot be a code
 * becomes the placeholder: too long a text, and dots, which a path would swallow.
 */
export const recruiterCodeIn = (link: string): string => {
  const at = link.search(/[?&]recruiter=/);
  const [, typed = ''] = /=([^&#]*)/.exec(at === -1 ? link : link.slice(at)) ?? [];
  const code = decoded(typed).trim();
  return code === '' || code.length > longestCode || /^\.+$/.test(code) ? placeholderCode : code;
};

const decoded = (code: string): string => {
  try {
    return decodeURIComponent(code);
  } catch {
    return code;
  }
};

/** @param signup the address of the sign-up page */
export const recruiterLink = (signup: string, code: string): string =>
  `${signup}?recruiter=${encodeURIComponent(code)}`;
