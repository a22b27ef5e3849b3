import { createContext } from 'react';

/**
 * Makes links open in a new window. A program that shows some pages of the site in its own window uses it. Links to
 * paths for which `staysIn` returns true open in the same window.
 */
export interface NewWindowPolicy {
  readonly staysIn: (path: string) => boolean;
}

export const NewWindowContext = createContext<NewWindowPolicy | undefined>(undefined);
