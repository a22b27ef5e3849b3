import { injectable } from 'inversify';
import { PlaybackConditions } from '../../application/content/PlaybackConditions';
import { BrowserWindow } from './BrowserWindow';

const lessMotion = '(prefers-reduced-motion: reduce)';
const lessData = '(prefers-reduced-data: reduce)';
/** Same media query as in the kit's `Picture`. */
const upright = '(max-aspect-ratio: 4/5)';

@injectable()
export class BrowserPlaybackConditions extends PlaybackConditions {
  constructor(private readonly browser: BrowserWindow) {
    super();
  }

  get mayMove(): boolean {
    return !this.matches(lessMotion);
  }

  get mayPlayFilms(): boolean {
    const { document } = this.browser.window;
    const isThere = document.readyState === 'complete' && document.visibilityState === 'visible';
    return this.mayMove && !this.savesData && isThere;
  }

  get isUpright(): boolean {
    return this.matches(upright);
  }

  onChange(listener: () => void): () => void {
    const { window } = this.browser;
    const media = [lessMotion, lessData, upright].map((query) => window.matchMedia(query));
    media.forEach((query) => query.addEventListener('change', listener));
    window.document.addEventListener('visibilitychange', listener);
    window.addEventListener('load', listener);
    return () => {
      media.forEach((query) => query.removeEventListener('change', listener));
      window.document.removeEventListener('visibilitychange', listener);
      window.removeEventListener('load', listener);
    };
  }

  private get savesData(): boolean {
    const { connection } = this.browser.window.navigator as Navigator & {
      readonly connection?: { readonly saveData?: boolean };
    };
    return connection?.saveData === true || this.matches(lessData);
  }

  private matches(query: string): boolean {
    return this.browser.window.matchMedia(query).matches;
  }
}
