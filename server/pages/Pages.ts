import type { PreparedPage } from './PreparedPage';

/** Where the host gets a page from: today the application's empty shell, with server rendering the page itself. */
export interface Pages {
  /** The page of a decoded path without query. */
  pageOf(path: string): PreparedPage | Promise<PreparedPage>;
}
