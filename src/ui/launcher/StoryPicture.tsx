import { Rocket } from 'lucide-react';
import type { CreditedPicture } from '#domain/content/CreditedPicture';
import { isPictureAvailable, pictureFile } from '../content/pictureFile';
import { Icon } from '../kit/media/Icon';
import { Picture } from '../kit/media/Picture';

interface StoryPictureProps {
  readonly picture: CreditedPicture | undefined;
  readonly priority: boolean;
  readonly sizes: string;
}

/** Picture that fills its positioned parent. Decorative: the adjacent title describes it. */
export const StoryPicture = ({ picture, priority, sizes }: StoryPictureProps) =>
  picture && isPictureAvailable(picture.url) ? (
    <Picture cover priority={priority} file={pictureFile(picture.url)} alt="" sizes={sizes} />
  ) : (
    <span className="launcher-no-picture" aria-hidden="true">
      <Icon icon={Rocket} size={36} />
    </span>
  );
