import { injectable } from 'inversify';
import { RenderedPage } from '#application/navigation/RenderedPage';
import { hydratedAttribute, renderedPathAttribute, rootId } from '#hydration/protocol';
import { BrowserWindow } from './BrowserWindow';

@injectable()
export class BrowserRenderedPage extends RenderedPage {
  constructor(private readonly browser: BrowserWindow) {
    super();
  }

  visibleSince(): Date | undefined {
    const { document, performance } = this.browser.window;
    const root = document.getElementById(rootId);
    const isWaiting = root?.hasAttribute(renderedPathAttribute) && !root.hasAttribute(hydratedAttribute);
    return isWaiting ? new Date(performance.timeOrigin) : undefined;
  }
}
