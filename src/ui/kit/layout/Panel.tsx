import type { ComponentProps } from 'react';
import './Panel.scss';

/** A region on its own ground. Give it `aria-labelledby` with the id of its heading. */
export const Panel = (props: Omit<ComponentProps<'section'>, 'className'>) => (
  <section {...props} className="k-panel" />
);
