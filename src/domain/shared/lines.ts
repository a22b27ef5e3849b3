/** Control characters, and line and paragraph separators, which would begin another line or email header. */
const lineBreak = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/** Whether a text is one line. Every field has this rule, except texts (`isLines`) and passwords. */
export const isLine = (text: string): boolean => !lineBreak.test(text);

/** Whether a text can have several lines: it contains no control characters except line breaks and tabs. */
export const isLines = (text: string): boolean => !/(?![\t\n\r])\p{Cc}/u.test(text);

/** Whether databases and other programs can store a text: it has no NUL and no lone surrogate. */
export const isStorable = (text: string): boolean => !text.includes('\0') && !/\p{Cs}/u.test(text);
