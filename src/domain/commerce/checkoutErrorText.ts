/**
 * Joins the errors, replaces underscores with spaces, and capitalizes only the first letter (CF-05).
 */
export const checkoutErrorText = (errors: readonly string[]): string => {
  const text = errors
    .map((error) => error.replaceAll('_', ' ').trim().toLowerCase())
    .filter((error) => error !== '')
    .join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};
