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
  /** Whether the events so far have left, once that is known; false when the tag could not be loaded. */
  abstract hasLeft(): Promise<boolean>;
  abstract experiment(experiment: Experiment): void;
}
