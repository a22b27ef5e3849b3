/** Replaces backslashes: the client escapes only quotes, so a backslash before a quote would end the string. */
export const withoutEscapes = (typed: string): string => typed.replaceAll('\\', ' ');
