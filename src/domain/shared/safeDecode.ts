/** Decodes URI components. Returns undefined if the text is not correctly encoded. */
export const safeDecode = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};
