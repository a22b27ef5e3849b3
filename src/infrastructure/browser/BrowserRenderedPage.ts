import { injectable } from 'inversify';
import { RenderedPage } from '../../application/navigation/RenderedPage';
import { readyAttribute, renderedAttribute, rootId } from '../../handover/protocol';
import { BrowserWindow } from './BrowserWindow';

@injectable()
export class BrowserRenderedPage extends RenderedPage {
  constructor(private readonly browser: BrowserWindow) {
    super();
  }

  shownSince(): Date | undefined {
    const { document, performance } = this.browser.window;
    const root = document.getElementById(rootId);
    const isWaiting = root?.hasAttribute(renderedAttribute) && !root.hasAttribute(readyAttribute);
    return isWaiting ? new Date(performance.timeOrigin) : undefined;
  }
}
