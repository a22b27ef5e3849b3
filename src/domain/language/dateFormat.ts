export interface DateFormat {
  readonly format: (moment: Date) => string;
  readonly formatRange: (from: Date, to: Date) => string;
}

/**
 * Formats dates whose month is a word, like `Intl.DateTimeFormat`, but with the French ordinal: `1er mars 2027`.
 * @param tag language tag, such as `fr-FR`
 */
export const dateFormat = (tag: string, options: Intl.DateTimeFormatOptions): DateFormat => {
  const format = new Intl.DateTimeFormat(tag, options);
  const withOrdinal = (text: string): string =>
    tag.startsWith('fr') ? text.replace(/\b1(?=\s\p{L})/gu, '1er') : text;
  return {
    format: (moment) => withOrdinal(format.format(moment)),
    formatRange: (from, to) => withOrdinal(format.formatRange(from, to)),
  };
};
