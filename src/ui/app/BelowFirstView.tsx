import { createContext, useContext, useDeferredValue, type ReactNode } from 'react';
import './BelowFirstView.scss';

/** False until the first view is painted. */
export const IsFirstViewThere = createContext(true);

/** False until the first view is painted, so that content below it does not delay it. */
export const useIsFirstViewThere = (): boolean => useDeferredValue(useContext(IsFirstViewThere));

/** Content that is visible only after scrolling. */
export const BelowFirstView = ({ children }: { readonly children: ReactNode }) =>
  useIsFirstViewThere() ? children : <div className="below-first-view" />;
