import type { ComponentProps } from 'react';
import './Panel.scss';

/** A region with a background. Pass `aria-labelledby` with the id of its heading. */
export const Panel = (props: Omit<ComponentProps<'section'>, 'className'>) => (
  <section {...props} className="k-panel" />
);
