/** Splits a headline so that each sentence has its own line. */
export const sentences = (headline: string): readonly string[] => headline.split(/(?<=[.?])\s+/u);
