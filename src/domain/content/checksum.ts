/** In lower case; nothing for a text that is no SHA-256. */
export const checksumIn = (text: string): string | undefined => {
  const digits = text.trim().toLowerCase();
  return /^[\da-f]{64}$/.test(digits) ? digits : undefined;
};
