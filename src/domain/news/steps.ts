/** Number of articles that each step adds (document 2 §2). */
export const articlesPerStep = 5;

/**
 * Number of articles in the first step. The first block of /news also contains the newsletter; the archive begins
 * with one article.
 */
const firstStep = { news: 4, archive: 1 } as const;

export type NewsList = keyof typeof firstStep;

export interface StepRange {
  readonly first: number;
  readonly last: number;
}

/** Range of articles in the steps. Articles are 0-based, steps 1-based. */
export const articleRangeOf = (list: NewsList, { first, last }: StepRange): { from: number; to: number } => ({
  from: first === 1 ? 0 : endOf(list, first - 1),
  to: endOf(list, last),
});

const endOf = (list: NewsList, step: number): number => firstStep[list] + articlesPerStep * (step - 1);

/** Returns at least 1, because an empty list has an empty step. */
export const stepCount = (list: NewsList, total: number): number =>
  1 + Math.max(0, Math.ceil((total - firstStep[list]) / articlesPerStep));

/** Step number in a path, starting at 2, because the first step has no number in its path. */
export const parseStep = (written: string | undefined): number | undefined =>
  written !== undefined && /^[1-9]\d{0,4}$/.test(written) && written !== '1' ? Number(written) : undefined;
