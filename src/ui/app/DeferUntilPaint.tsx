import { createContext, useContext, useDeferredValue, type ReactNode } from 'react';
import './DeferUntilPaint.scss';

/** False until the content above the fold is painted. */
export const FirstViewPaintedContext = createContext(true);

/** False until the content above the fold is painted, so that content below it does not delay the paint. */
export const useIsFirstViewPainted = (): boolean => useDeferredValue(useContext(FirstViewPaintedContext));

/** Content below the fold: a placeholder until the content above it is painted. */
export const DeferUntilPaint = ({ children }: { readonly children: ReactNode }) =>
  useIsFirstViewPainted() ? children : <div className="below-first-view" />;
