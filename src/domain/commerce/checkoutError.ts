/**
 * The objections of a checkout as a sentence: joined, underscores as spaces, lowercase, the first letter a capital
 * (CF-05).
 */
export const checkoutErrorText = (errors: readonly string[]): string => {
  const text = errors
    .map((error) => error.replaceAll('_', ' ').trim().toLowerCase())
    .filter((error) => error !== '')
    .join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};
