import { Rocket } from 'lucide-react';
import type { CreditedPicture } from '../../domain/content/Picture';
import { isShown, pictureFile } from '../content/pictureFile';
import { Icon } from '../kit/media/Icon';
import { Picture } from '../kit/media/Picture';

interface StoryPictureProps {
  readonly picture: CreditedPicture | undefined;
  readonly first: boolean;
  readonly sizes: string;
}

/** Fills its positioned parent. Decorative: the adjacent title describes it. */
export const StoryPicture = ({ picture, first, sizes }: StoryPictureProps) =>
  picture && isShown(picture.url) ? (
    <Picture cover first={first} file={pictureFile(picture.url)} alt="" sizes={sizes} />
  ) : (
    <span className="launcher-no-picture" aria-hidden="true">
      <Icon of={Rocket} size={36} />
    </span>
  );
