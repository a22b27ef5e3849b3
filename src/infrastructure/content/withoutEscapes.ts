/** The client escapes quotes but not backslashes: one before a quote would end the text and begin a predicate. */
export const withoutEscapes = (typed: string): string => typed.replaceAll('\\', ' ');
