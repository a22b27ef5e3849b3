/** Splits a headline so that each sentence has its own line. */
export const splitSentences = (headline: string): readonly string[] => headline.split(/(?<=[.?])\s+/u);
