import type { CommerceEvent } from '#domain/analytics/CommerceEvent';
import type { Experiment } from '#domain/analytics/Experiment';

export interface PageView {
  /** Path including the query, without the origin. */
  readonly path: string;
  readonly title: string;
}

/** Events are sent only with consent (CC-06). */
export abstract class Analytics {
  abstract trackPageView(view: PageView): void;
  abstract trackCommerce(event: CommerceEvent): void;
  /** Resolves to true once all events so far have been sent, or to false if the tag could not be loaded. */
  abstract hasSentEvents(): Promise<boolean>;
  abstract trackExperiment(experiment: Experiment): void;
}
