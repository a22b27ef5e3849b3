import type { CreditedPicture } from '#domain/content/CreditedPicture';
import type { SectionVideo } from '#domain/content/sectionVideo';
import { makePresenterObservable, presenter } from '../presenter';

export type SectionDialogState =
  | { readonly kind: 'closed' }
  | { readonly kind: 'video'; readonly video: SectionVideo }
  | { readonly kind: 'image'; readonly picture: CreditedPicture };

/** State of the dialog of a block or section: closed, or showing a video or an image (LP-01). */
@presenter
export class SectionDialogPresenter {
  state: SectionDialogState = { kind: 'closed' };

  constructor() {
    makePresenterObservable(this);
  }

  openVideo(video: SectionVideo): void {
    this.state = { kind: 'video', video };
  }

  openImage(picture: CreditedPicture): void {
    this.state = { kind: 'image', picture };
  }

  close(): void {
    this.state = { kind: 'closed' };
  }
}
