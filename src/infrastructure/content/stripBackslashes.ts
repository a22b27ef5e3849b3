/** Replaces backslashes: the client escapes only quotes, so a backslash before a quote would end the string. */
export const stripBackslashes = (typed: string): string => typed.replaceAll('\\', ' ');
