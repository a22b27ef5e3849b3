import type { CommerceEvent } from '../../domain/analytics/CommerceEvent';
import type { Experiment } from '../../domain/analytics/Experiment';

export interface PageView {
  /** Path with query, without origin. */
  readonly path: string;
  readonly title: string;
}

/** Sent only with consent (CC-06). */
export abstract class Analytics {
  abstract pageView(view: PageView): void;
  abstract commerce(event: CommerceEvent): void;
  abstract experiment(experiment: Experiment): void;
}
