import { injectable } from 'inversify';
import { ShareSheet } from '#application/shared/ShareSheet';
import { BrowserWindow } from './BrowserWindow';

@injectable()
export class BrowserShareSheet extends ShareSheet {
  constructor(private readonly browser: BrowserWindow) {
    super();
  }

  get isAvailable(): boolean {
    return 'share' in this.browser.window.navigator;
  }

  async share(content: { readonly title: string; readonly url: string }): Promise<boolean> {
    try {
      await this.browser.window.navigator.share(content);
      return true;
    } catch (error) {
      return error instanceof Error && error.name === 'AbortError';
    }
  }
}
