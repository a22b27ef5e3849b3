import type { Experiment } from '#domain/analytics/Experiment';
import { Consent } from '../consent/Consent';
import { Analytics } from '../shared/Analytics';
import { useCase } from '../useCase';

@useCase
export class RecordVariant {
  constructor(
    private readonly consent: Consent,
    private readonly analytics: Analytics,
  ) {}

  /** @returns a function that stops waiting for consent */
  execute(experiment: Experiment): () => void {
    return this.consent.onceAgreed('performance', () => this.analytics.trackExperiment(experiment));
  }
}
