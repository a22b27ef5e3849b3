/** Returns the checksum in lowercase; undefined if the text is not a SHA-256. */
export const parseChecksum = (text: string): string | undefined => {
  const digits = text.trim().toLowerCase();
  return /^[\da-f]{64}$/.test(digits) ? digits : undefined;
};
