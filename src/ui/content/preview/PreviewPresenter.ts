import { Navigator } from '#application/navigation/Navigator';
import { Preview } from '#application/content/Preview';
import { presenter } from '../../presenter';

/** Notice that drafts are shown, with a button that returns to the published content (CT-03). */
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
    // The hash is removed, because the browser does not reload a URL that differs only in its hash or not at all.
    this.navigator.load(this.navigator.path.replace(/#.*/s, ''));
  };
}
