import { injectable } from 'inversify';
import { PageVisibility } from '#application/shared/PageVisibility';
import { BrowserWindow } from './BrowserWindow';

@injectable()
export class BrowserPageVisibility extends PageVisibility {
  constructor(private readonly browser: BrowserWindow) {
    super();
  }

  get isVisible(): boolean {
    return this.browser.window.document.visibilityState === 'visible';
  }

  onChange(listener: () => void): () => void {
    const { window } = this.browser;
    window.document.addEventListener('visibilitychange', listener);
    window.addEventListener('pageshow', listener);
    window.addEventListener('online', listener);
    return () => {
      window.document.removeEventListener('visibilitychange', listener);
      window.removeEventListener('pageshow', listener);
      window.removeEventListener('online', listener);
    };
  }
}
