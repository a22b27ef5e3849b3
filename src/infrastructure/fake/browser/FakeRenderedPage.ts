import { RenderedPage } from '#application/navigation/RenderedPage';

/** No page was rendered by the server unless a test sets it. */
export class FakeRenderedPage extends RenderedPage {
  since: Date | undefined;

  visibleSince(): Date | undefined {
    return this.since;
  }
}
