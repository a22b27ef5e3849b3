import { injectable } from 'inversify';
import { Configuration } from '#application/configuration/Configuration';
import { Preview } from '#application/content/Preview';
import { previewCookie } from '#domain/consent/storedItems';
import { isPreviewToken } from '#domain/content/previewToken';
import { BrowserWindow } from './BrowserWindow';
import { clearCookie, readCookie } from './cookies';

/** Reads the preview token from the cookie. Ignores tokens of other content repositories (CT-03). */
@injectable()
export class CookiePreview extends Preview {
  constructor(
    private readonly browser: BrowserWindow,
    private readonly configuration: Configuration,
  ) {
    super();
  }

  get ref(): string | undefined {
    const token = readCookie(this.browser.window.document, previewCookie);
    const endpoint = this.configuration.publicContentEndpoint;
    return token !== undefined && endpoint && isPreviewToken(token, endpoint) ? token : undefined;
  }

  end(): void {
    clearCookie(this.browser.window, previewCookie.name);
  }
}
