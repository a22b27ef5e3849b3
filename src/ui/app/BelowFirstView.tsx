import { createContext, useContext, useDeferredValue, type ReactNode } from 'react';
import './BelowFirstView.scss';

/** False until the content above the fold is painted. */
export const IsFirstViewThere = createContext(true);

/** False until the content above the fold is painted, so that content below it does not delay the paint. */
export const useIsFirstViewThere = (): boolean => useDeferredValue(useContext(IsFirstViewThere));

/** Content below the fold: a placeholder until the content above it is painted. */
export const BelowFirstView = ({ children }: { readonly children: ReactNode }) =>
  useIsFirstViewThere() ? children : <div className="below-first-view" />;
