import type { MouseEvent } from 'react';
import { Play } from 'lucide-react';
import { fallbackVideoUrl, type VideoFile } from '#domain/content/VideoFile';
import { deferredLink } from '../deferredLink';
import { ButtonAnchor } from '../kit/actions/ButtonAnchor';
import { Icon } from '../kit/media/Icon';
import { isModifiedClick } from '../isModifiedClick';

interface IntroLinkProps {
  readonly video: VideoFile;
  readonly label: string;
  readonly onOpen: () => void;
}

/** Link that opens the video in a dialog. Without JavaScript or in a new tab, it opens the video file. */
export const IntroLink = ({ video, label, onOpen }: IntroLinkProps) => {
  const open = (event: MouseEvent) => {
    if (isModifiedClick(event)) return;
    event.preventDefault();
    onOpen();
  };

  return (
    <ButtonAnchor
      variant="secondary"
      size="large"
      {...deferredLink}
      href={fallbackVideoUrl(video)}
      onClick={open}
    >
      <Icon icon={Play} />
      <span>{label}</span>
    </ButtonAnchor>
  );
};
