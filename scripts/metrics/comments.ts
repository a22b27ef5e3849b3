/** Counts lines that contain only a comment. */
export const commentLines = (lines: readonly string[]): number => {
  let isInside = false;
  let count = 0;
  for (const line of lines) {
    const text = line.trim();
    const isBegun: boolean = isInside || /^\{?\/\*/.test(text);
    if (isBegun || text.startsWith('//')) count++;
    isInside = isBegun && !text.includes('*/');
  }
  return count;
};
