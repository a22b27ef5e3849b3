import { createContext } from 'react';

/**
 * Whether links open in another window: in a program that shows some pages of the site in a window of its own. Paths for
 * which `staysIn` is true stay in that window.
 */
export interface OpensOutside {
  readonly staysIn: (path: string) => boolean;
}

export const OpensOutsideContext = createContext<OpensOutside | undefined>(undefined);
