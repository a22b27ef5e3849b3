import type { StatusWord } from '../../domain/server-status/Service';

/** The status that a page begins with, before the API answers this visitor. */
export abstract class KnownStatus {
  /** Nothing when the page does not come with one. */
  abstract find(): Promise<StatusWord | undefined>;
}
