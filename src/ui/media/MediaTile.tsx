import type { MouseEvent } from 'react';
import { FileText, Play } from 'lucide-react';
import { wallpaperSizes } from '#domain/media/MediaLibrary';
import { Translations } from '../content/Translations';
import { useTexts } from '../content/useTexts';
import { deferredLink } from '../deferredLink';
import { Icon } from '../kit/media/Icon';
import { Picture } from '../kit/media/Picture';
import { isModifiedClick } from '../isModifiedClick';
import { usePresenter } from '../usePresenter';
import { preloadDialog } from './mediaDialogs';
import { mediaFileUrl, formatDuration, previewOf, type MediaEntry } from './MediaEntry';
import { dialogKindOf } from './MediaViewerPresenter';

interface MediaTileProps {
  readonly media: MediaEntry;
  /** Value of the `sizes` attribute. */
  readonly sizes: string;
  readonly priority?: boolean;
  readonly onOpen: (media: MediaEntry) => void;
}

/** Tile that links to the file. Once the application runs, a click opens a dialog instead. */
export const MediaTile = ({ media, sizes, priority = false, onOpen }: MediaTileProps) => {
  const { locale } = usePresenter(Translations);
  const preview = previewOf(media.item);
  const prepare = () => preloadDialog(dialogKindOf(media));
  const open = (event: MouseEvent) => {
    if (isModifiedClick(event)) return;
    event.preventDefault();
    onOpen(media);
  };

  return (
    <a
      className="media-tile"
      {...deferredLink}
      href={mediaFileUrl(media.item, locale)}
      onClick={open}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      <span className="media-tile__picture">
        {preview ? (
          <Picture cover file={preview} alt={media.alt} sizes={sizes} priority={priority} />
        ) : (
          <span className="media-tile__none">
            <Icon icon={FileText} size={40} />
          </span>
        )}
        {media.item.category === 'videos' && (
          <span className="media-tile__play">
            <Icon icon={Play} size={28} />
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

const Detail = ({ media }: { readonly media: MediaEntry }) => {
  const t = useTexts('media');
  const { item, author, seconds, text } = media;
  if (item.category === 'documents') return text !== '' && <span className="media-tile__text">{text}</span>;
  const about = {
    videos: seconds === undefined ? '' : formatDuration(seconds),
    wallpapers: t('resolution.count', { count: wallpaperSizes(item).length }),
    screenshots: author,
    conceptart: author,
  }[item.category];
  return about !== '' && <span className="media-tile__detail k-data">{about}</span>;
};
