import { Navigator } from '#application/navigation/Navigator';
import { Preview } from '#application/content/Preview';
import { presenter } from '../../presenter';

/** Notice that drafts are shown, with a way back to the published content (CT-03). */
@presenter
export class PreviewPresenter {
  readonly isOn: boolean;

  constructor(
    private readonly preview: Preview,
    private readonly navigator: Navigator,
  ) {
    this.isOn = preview.ref !== undefined;
  }

  readonly leave = (): void => {
    this.preview.end();
    // With the same hash the browser would not reload the page.
    this.navigator.load(this.navigator.path.replace(/#.*/s, ''));
  };
}
