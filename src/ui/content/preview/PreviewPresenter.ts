import { Navigator } from '../../../application/navigation/Navigator';
import { Preview } from '../../../application/content/Preview';
import { presenter } from '../../presenter';

/** Tells who looks at drafts that they do, and takes them back to what is published (CT-03). */
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
    // With its hash it would be the same place, which a browser does not load again.
    this.navigator.load(this.navigator.path.replace(/#.*/s, ''));
  };
}
