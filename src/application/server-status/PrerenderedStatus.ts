import type { StatusSnapshot } from '#domain/server-status/Service';

/** The status that a page starts with, before the API responds to this visitor. */
export abstract class PrerenderedStatus {
  /** Returns undefined if the page does not include one. */
  abstract find(): Promise<StatusSnapshot | undefined>;
}
