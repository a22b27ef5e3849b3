import type { StatusSnapshot } from '#domain/server-status/Service';

/** The status that a page shows until the API responds. */
export abstract class PrerenderedStatus {
  /** Returns undefined if the page does not include a status. */
  abstract find(): Promise<StatusSnapshot | undefined>;
}
