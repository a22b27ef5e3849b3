/**
 * Returns at most `range` page numbers. They are centered on `current`, except near the first and last page.
 *
 * @param current 1-based
 */
export const pagesAround = (current: number, pages: number, range: number): readonly number[] => {
  const count = Math.min(range, pages);
  const centered = current - Math.floor(count / 2);
  const first = Math.max(1, Math.min(centered, pages - count + 1));
  return Array.from({ length: count }, (_, index) => first + index);
};
