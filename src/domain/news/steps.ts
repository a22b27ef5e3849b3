/** Number of articles that each step adds (document 2 §2). */
export const articlesPerStep = 5;

/**
 * Number of articles in the first step. On /news, they share the first block with the newsletter; the archive begins
 * with one article.
 */
const firstStep = { news: 4, archive: 1 } as const;

export type NewsList = keyof typeof firstStep;

export interface StepRange {
  readonly first: number;
  readonly last: number;
}

/** Returns the range of articles that the steps contain. Articles are numbered from 0, steps from 1. */
export const articleRangeOf = (list: NewsList, { first, last }: StepRange): { from: number; to: number } => ({
  from: first === 1 ? 0 : endOf(list, first - 1),
  to: endOf(list, last),
});

const endOf = (list: NewsList, step: number): number => firstStep[list] + articlesPerStep * (step - 1);

/** Returns the number of steps. It is at least 1, because an empty list consists of one empty step. */
export const stepCount = (list: NewsList, total: number): number =>
  1 + Math.max(0, Math.ceil((total - firstStep[list]) / articlesPerStep));

/** Parses the step number in a path, which is at least 2, because the path of the first step has no number. */
export const parseStep = (written: string | undefined): number | undefined =>
  written !== undefined && /^[1-9]\d{0,4}$/.test(written) && written !== '1' ? Number(written) : undefined;
