import { Fragment, type ReactNode } from 'react';
import { addNonBreakingSpaces } from './addNonBreakingSpaces';

/** A single letter with a hyphen, such as in `E-Mail`, or a compound of at most 12 characters. */
const unbrokenCompound =
  /(?<![\p{L}\p{N}-])(\p{L}-\p{L}+|(?=[\p{L}\p{N}-]{3,12}(?![\p{L}\p{N}-]))[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+)/u;

/**
 * Prevents line breaks within dates, numbers with their units, and short compounds such as `E-Mail` or `week-end`.
 * Changes only strings.
 */
export const keepTogether = (text: ReactNode): ReactNode =>
  typeof text === 'string' ? keepCompounds(addNonBreakingSpaces(text)) : text;

/** Prevents line breaks within short compounds. The site's fonts have no non-breaking hyphen. */
export const keepCompounds = (text: string): ReactNode => {
  const parts = text.split(unbrokenCompound);
  if (parts.length === 1) return parts[0];
  return parts.map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="k-unbroken">
        {part}
      </span>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  );
};
