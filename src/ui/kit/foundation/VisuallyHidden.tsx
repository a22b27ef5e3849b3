import type { ReactNode } from 'react';
import './VisuallyHidden.scss';

export const VisuallyHidden = ({ children }: { readonly children: ReactNode }) => (
  <span className="k-visually-hidden">{children}</span>
);
