import { RenderedPage } from '#application/navigation/RenderedPage';

/** Simulates a page without server rendering unless a test sets a rendered page. */
export class FakeRenderedPage extends RenderedPage {
  since: Date | undefined;

  visibleSince(): Date | undefined {
    return this.since;
  }
}
