import { createContext, useContext, useDeferredValue, type ReactNode } from 'react';
import './BelowFirstView.scss';

/** Whether all of the page below can be drawn, or what a visitor sees first is not on the screen yet. */
export const IsFirstViewThere = createContext(true);

/** Whether what a visitor sees of a page only by scrolling is wanted: after its first view, so as not to hold that up. */
export const useIsFirstViewThere = (): boolean => useDeferredValue(useContext(IsFirstViewThere));

/** What a visitor sees of a page only by scrolling. */
export const BelowFirstView = ({ children }: { readonly children: ReactNode }) =>
  useIsFirstViewThere() ? children : <div className="below-first-view" />;
