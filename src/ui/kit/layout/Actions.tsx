import type { HTMLAttributes } from 'react';
import './Actions.scss';

/** Buttons and links in a row that wraps. */
export const Actions = (props: Omit<HTMLAttributes<HTMLDivElement>, 'className'>) => (
  <div {...props} className="k-actions" />
);
