import { RenderedPage } from '../../../application/navigation/RenderedPage';

/** A browser that was given nothing to begin with, unless a test says since when it was. */
export class FakeRenderedPage extends RenderedPage {
  since: Date | undefined;

  shownSince(): Date | undefined {
    return this.since;
  }
}
