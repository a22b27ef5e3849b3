import { injectable } from 'inversify';
import { PlaybackConditions } from '#application/content/PlaybackConditions';
import { motionAttribute } from '#hydration/protocol';
import { BrowserWindow } from './BrowserWindow';
import { shouldSaveData } from './shouldSaveData';

const lessMotion = '(prefers-reduced-motion: reduce)';
const lessData = '(prefers-reduced-data: reduce)';
/** Must match the media query in the kit's `Picture`. */
const portrait = '(max-aspect-ratio: 4/5)';

@injectable()
export class BrowserPlaybackConditions extends PlaybackConditions {
  constructor(private readonly browser: BrowserWindow) {
    super();
  }

  get canAnimate(): boolean {
    return !this.matches(lessMotion);
  }

  get canAutoplay(): boolean {
    const { documentElement: page } = this.browser.window.document;
    return this.canAnimate && page.getAttribute(motionAttribute) !== 'off';
  }

  get canPlayVideos(): boolean {
    const { document } = this.browser.window;
    const isThere = document.readyState === 'complete' && document.visibilityState === 'visible';
    return this.canAutoplay && !this.savesData && isThere;
  }

  get isPortrait(): boolean {
    return this.matches(portrait);
  }

  onChange(listener: () => void): () => void {
    const { window } = this.browser;
    const media = [lessMotion, lessData, portrait].map((query) => window.matchMedia(query));
    media.forEach((query) => query.addEventListener('change', listener));
    window.document.addEventListener('visibilitychange', listener);
    window.addEventListener('load', listener);
    const motion = new window.MutationObserver(listener);
    motion.observe(window.document.documentElement, { attributeFilter: [motionAttribute] });
    return () => {
      motion.disconnect();
      media.forEach((query) => query.removeEventListener('change', listener));
      window.document.removeEventListener('visibilitychange', listener);
      window.removeEventListener('load', listener);
    };
  }

  private get savesData(): boolean {
    return shouldSaveData(this.browser.window.navigator) || this.matches(lessData);
  }

  private matches(query: string): boolean {
    return this.browser.window.matchMedia(query).matches;
  }
}
