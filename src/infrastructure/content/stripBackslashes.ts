/** Replaces backslashes with spaces. The client escapes only quotes, so a backslash could end a string early. */
export const stripBackslashes = (typed: string): string => typed.replaceAll('\\', ' ');
