import { injectable } from 'inversify';
import { Clipboard } from '#application/shared/Clipboard';
import { BrowserWindow } from './BrowserWindow';

@injectable()
export class BrowserClipboard extends Clipboard {
  constructor(private readonly browser: BrowserWindow) {
    super();
  }

  async copy(text: string): Promise<boolean> {
    try {
      await this.browser.window.navigator.clipboard.writeText(text);
      return true;
    } catch {
      return false;
    }
  }
}
