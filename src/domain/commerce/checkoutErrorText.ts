/**
 * Joins the errors, replaces underscores with spaces, and converts to lowercase with an initial capital (CF-05).
 */
export const checkoutErrorText = (errors: readonly string[]): string => {
  const text = errors
    .map((error) => error.replaceAll('_', ' ').trim().toLowerCase())
    .filter((error) => error !== '')
    .join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};
