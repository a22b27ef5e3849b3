import { injectable } from 'inversify';
import { RenderedPage } from '../../application/navigation/RenderedPage';
import { BrowserWindow } from './BrowserWindow';

/** Goes by what server and application write on the root element, and by when the browser began to load the page. */
@injectable()
export class BrowserRenderedPage extends RenderedPage {
  constructor(private readonly browser: BrowserWindow) {
    super();
  }

  shownSince(): Date | undefined {
    const { document, performance } = this.browser.window;
    const root = document.getElementById('root');
    const isWaiting = root?.dataset.rendered !== undefined && root.dataset.ready === undefined;
    return isWaiting ? new Date(performance.timeOrigin) : undefined;
  }
}
