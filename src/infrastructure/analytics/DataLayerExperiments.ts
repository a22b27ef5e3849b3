import { injectable } from 'inversify';
import { Experiments } from '#application/analytics/Experiments';
import { BrowserWindow } from '../browser/BrowserWindow';

interface Announcement {
  readonly experiment?: unknown;
  readonly variant?: unknown;
}

/** Reads the current experiment from the data layer: `{ experiment: 'its name', variant: 'b' }`. */
@injectable()
export class DataLayerExperiments extends Experiments {
  constructor(private readonly browser: BrowserWindow) {
    super();
  }

  variantOf(experiment: string): string | undefined {
    const { dataLayer = [] } = this.browser.window as { dataLayer?: readonly unknown[] };
    const announced = (dataLayer as readonly (Announcement | undefined)[]).find(
      (entry) =>
        entry?.experiment === experiment && typeof entry.variant === 'string' && entry.variant !== '',
    );
    return announced?.variant as string | undefined;
  }
}
