/** CF-05: joined, underscores to spaces, lowercase, first letter capital. */
export const checkoutErrorText = (errors: readonly string[]): string => {
  const text = errors
    .map((error) => error.replaceAll('_', ' ').trim().toLowerCase())
    .filter((error) => error !== '')
    .join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};
