import { Fragment, type ReactNode } from 'react';

/** A single letter with a hyphen, such as in `E-Mail`. */
const shortPrefix = /((?<![\p{L}\p{N}-])\p{L}-\p{L}+)/u;

/**
 * Prevents a line break after a single letter with a hyphen, as in `E-Mail`. The site's fonts have no non-breaking
 * hyphen. Changes only strings.
 */
export const keepHyphens = (text: ReactNode): ReactNode => {
  if (typeof text !== 'string' || !shortPrefix.test(text)) return text;
  return text.split(shortPrefix).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="k-unbroken">
        {part}
      </span>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  );
};
