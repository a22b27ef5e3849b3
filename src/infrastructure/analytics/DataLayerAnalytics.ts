import { injectable } from 'inversify';
import { Analytics, type PageView } from '../../application/shared/Analytics';
import { BrowserWindow } from '../browser/BrowserWindow';

interface DataLayerWindow {
  dataLayer?: unknown[];
}

/**
 * Events in the form GA4 reads them from the page's data layer (D-18). Nothing leaves the browser by this: the
 * tag that would send them is only loaded with the visitor's consent (CC-06).
 */
@injectable()
export class DataLayerAnalytics extends Analytics {
  constructor(private readonly browser: BrowserWindow) {
    super();
  }

  pageView({ path, title }: PageView): void {
    const window = this.browser.window as DataLayerWindow;
    window.dataLayer = window.dataLayer ?? [];
    window.dataLayer.push({ event: 'page_view', page_path: path, page_title: title });
  }
}
