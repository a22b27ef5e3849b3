import type { ArticleCard } from '#domain/news/Article';
import type { Tier } from '../content/NewsCard';

type Cell = ArticleCard | 'newsletter';

const blockLength = 5;

/** Splits the list into blocks of five cells. The newsletter is the second cell of the list (NE-01). */
export const blocksOf = (
  cards: readonly ArticleCard[],
  hasNewsletter: boolean,
): readonly (readonly Cell[])[] => {
  const cells: readonly Cell[] = hasNewsletter
    ? [...cards.slice(0, 1), 'newsletter', ...cards.slice(1)]
    : cards;
  return Array.from({ length: Math.ceil(cells.length / blockLength) }, (_, index) =>
    cells.slice(index * blockLength, (index + 1) * blockLength),
  );
};

/** @param place 0-based position in the block */
export const tierAt = (place: number): Tier => {
  if (place === 0) return 'lead';
  return place < 3 ? 'middle' : 'small';
};
