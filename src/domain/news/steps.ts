/** Articles that each step adds (document 2 §2). */
export const stepLength = 5;

/** Articles of the first step: the newsletter has a place in the first block of /news; the archive begins with one. */
const firstStep = { news: 4, archive: 1 } as const;

export type NewsList = keyof typeof firstStep;

export interface Steps {
  readonly first: number;
  readonly last: number;
}

/** The articles of steps, from 0; steps count from 1. */
export const rangeOf = (list: NewsList, { first, last }: Steps): { from: number; to: number } => ({
  from: first === 1 ? 0 : endOf(list, first - 1),
  to: endOf(list, last),
});

const endOf = (list: NewsList, step: number): number => firstStep[list] + stepLength * (step - 1);

/** At least one: an empty list has an empty step. */
export const stepCount = (list: NewsList, total: number): number =>
  1 + Math.max(0, Math.ceil((total - firstStep[list]) / stepLength));

/** A step of a path: from 2, as the first has no number in its path. */
export const stepIn = (written: string | undefined): number | undefined =>
  written !== undefined && /^[1-9]\d{0,4}$/.test(written) && written !== '1' ? Number(written) : undefined;
