import { Experiments } from '../../../application/analytics/Experiments';

/** A tool that has chosen what a test says. */
export class FakeExperiments extends Experiments {
  readonly variants = new Map<string, string>();
  /** How often it was asked. */
  asked = 0;

  variantOf(experiment: string): string | undefined {
    this.asked += 1;
    return this.variants.get(experiment);
  }
}
