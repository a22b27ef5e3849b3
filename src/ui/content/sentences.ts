/** The sentences of a headline, so that each can stand on a line of its own. */
export const sentences = (headline: string): readonly string[] => headline.split(/(?<=[.?])\s+/u);
