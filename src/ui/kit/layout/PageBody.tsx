import type { ReactNode } from 'react';
import './Stack.scss';
import './PageBody.scss';

interface PageBodyProps {
  /** Space between the children in steps: 2 is `--k-space-2`. */
  readonly gap: 4 | 5 | 6;
  readonly children: ReactNode;
}

/** Content column of a page with a single column. */
export const PageBody = ({ gap, children }: PageBodyProps) => (
  <div className={`k-page-body k-stack k-stack--${gap}`}>{children}</div>
);
