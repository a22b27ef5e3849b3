import { wallpaperSizes, type WallpaperSize } from '#domain/media/MediaLibrary';
import { PictureCredit } from '../content/PictureCredit';
import { useTexts } from '../content/useTexts';
import { Picture } from '../kit/media/Picture';
import { previewOf, type MediaEntry } from './MediaEntry';

const names: Readonly<Record<number, string>> = { 1920: 'Full HD', 2560: 'QHD', 3840: '4K', 5120: '5K' };

/** The resolutions of a wallpaper, one file each. */
export const WallpaperFiles = ({ media }: { readonly media: MediaEntry }) => {
  const t = useTexts('media');
  const preview = previewOf(media.item);
  const nameOf = ({ width, height }: WallpaperSize): string => {
    if (height > width * 1.6) return t('resolution.phone');
    if (height > width) return t('resolution.tablet');
    return width > height * 2 ? t('resolution.wide') : (names[width] ?? '');
  };

  return (
    <>
      {preview && (
        <div className="media-dialog__picture">
          <Picture cover priority file={preview} alt={media.alt} sizes="(min-width: 60rem) 56rem, 100vw" />
        </div>
      )}
      <p>{t('resolutions')}</p>
      <ul className="media-dialog__files">
        {wallpaperSizes(media.item).map((size) => (
          <li key={size.url}>
            <a className="media-dialog__file" href={size.url} download>
              <span>{nameOf(size)}</span>
              <span className="k-data">{`${size.width} × ${size.height}`}</span>
            </a>
          </li>
        ))}
      </ul>
      {media.coordinates !== '' && <PictureCredit author={media.author} coordinates={media.coordinates} />}
    </>
  );
};
