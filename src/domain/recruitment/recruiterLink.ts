/** Sent for a link without a code; no player has this name. */
export const placeholderCode = 'no-code';

const longestCode = 64;

/**
 * Returns the code after the equals sign of a pasted link (RC-01), preferably of the parameter `recruiter`. Invalid
 * codes become the placeholder: texts that are too long, and dots, which would change the path.
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

/** @param signup URL of the sign-up page */
export const recruiterLink = (signup: string, code: string): string =>
  `${signup}?recruiter=${encodeURIComponent(code)}`;
