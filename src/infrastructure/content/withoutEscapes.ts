/** The client escapes quotes but not backslashes: a backslash before a quote would end the text. */
export const withoutEscapes = (typed: string): string => typed.replaceAll('\\', ' ');
