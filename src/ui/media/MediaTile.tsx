import type { MouseEvent, Ref } from 'react';
import { FileText, Play } from 'lucide-react';
import { wallpaperSizes } from '../../domain/media/MediaLibrary';
import { Translations } from '../content/Translations';
import { useTexts } from '../content/useTexts';
import { heldLink } from '../heldLink';
import { Icon } from '../kit/media/Icon';
import { Picture } from '../kit/media/Picture';
import { opensElsewhere } from '../opensElsewhere';
import { usePresenter } from '../usePresenter';
import { prepareModal } from './modals';
import { fileOf, minutes, previewOf, type ShownMedia } from './ShownMedia';
import { modalOf } from './ViewerPresenter';

interface MediaTileProps {
  readonly media: ShownMedia;
  /** Value of the `sizes` attribute. */
  readonly sizes: string;
  readonly first?: boolean;
  readonly link?: Ref<HTMLAnchorElement> | undefined;
  readonly onOpen: (media: ShownMedia) => void;
}

/** A link to the file. Once the application runs, it opens a dialog. */
export const MediaTile = ({ media, sizes, first = false, link, onOpen }: MediaTileProps) => {
  const { locale } = usePresenter(Translations);
  const preview = previewOf(media.item);
  const prepare = () => prepareModal(modalOf(media));
  const open = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    onOpen(media);
  };

  return (
    <a
      ref={link}
      className="media-tile"
      {...heldLink}
      href={fileOf(media.item, locale)}
      onClick={open}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      <span className="media-tile__picture">
        {preview ? (
          <Picture cover file={preview} alt={media.alt} sizes={sizes} first={first} />
        ) : (
          <span className="media-tile__none">
            <Icon of={FileText} size={40} />
          </span>
        )}
        {media.item.category === 'videos' && (
          <span className="media-tile__play">
            <Icon of={Play} size={28} />
          </span>
        )}
      </span>
      <span className="media-tile__words">
        <span className="media-tile__title">{media.title}</span>
        <Detail media={media} />
      </span>
    </a>
  );
};

const Detail = ({ media }: { readonly media: ShownMedia }) => {
  const t = useTexts('media');
  const { item, author, seconds, text } = media;
  if (item.category === 'documents') return text !== '' && <span className="media-tile__text">{text}</span>;
  const about = {
    videos: seconds === undefined ? '' : minutes(seconds),
    wallpapers: t('resolution.count', { count: wallpaperSizes(item).length }),
    screenshots: author,
    conceptart: author,
  }[item.category];
  return about !== '' && <span className="media-tile__detail k-data">{about}</span>;
};
