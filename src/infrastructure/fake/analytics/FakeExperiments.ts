import { Experiments } from '#application/analytics/Experiments';

export class FakeExperiments extends Experiments {
  readonly variants = new Map<string, string>();
  requestCount = 0;

  variantOf(experiment: string): string | undefined {
    this.requestCount += 1;
    return this.variants.get(experiment);
  }
}
