import type { CreditedPicture } from '../../domain/content/Picture';
import type { SectionVideo } from '../../domain/content/sectionVideo';
import { observed, presenter } from '../presenter';

export type Popup =
  | { readonly kind: 'closed' }
  | { readonly kind: 'video'; readonly video: SectionVideo }
  | { readonly kind: 'image'; readonly picture: CreditedPicture };

/** The popup of a block or section: closed, a video or an image (LP-01). */
@presenter
export class PopupPresenter {
  popup: Popup = { kind: 'closed' };

  constructor() {
    observed(this);
  }

  openVideo(video: SectionVideo): void {
    this.popup = { kind: 'video', video };
  }

  openImage(picture: CreditedPicture): void {
    this.popup = { kind: 'image', picture };
  }

  close(): void {
    this.popup = { kind: 'closed' };
  }
}
