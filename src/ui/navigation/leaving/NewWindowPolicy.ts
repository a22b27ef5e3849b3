import { createContext } from 'react';

/**
 * Makes links open in a new window, for a program that shows some pages of the site in a window of its own. Paths for
 * which `staysIn` returns true stay in that window.
 */
export interface NewWindowPolicy {
  readonly staysIn: (path: string) => boolean;
}

export const NewWindowContext = createContext<NewWindowPolicy | undefined>(undefined);
