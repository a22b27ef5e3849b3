import { classNames } from '../foundation/classNames';
import './Picture.scss';

interface PictureSource {
  readonly type: string;
  readonly width: number;
  readonly url: string;
}

/** The formats and widths of a picture, as listed in `public/images/manifest.json`. */
export interface PictureFile {
  /** Width in pixels; undefined for external pictures. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  readonly sources: readonly PictureSource[];
  readonly fallback: string;
}

interface PictureVariant {
  readonly file: PictureFile;
  /** One media feature in parentheses. */
  readonly media: string;
}

interface PictureProps {
  readonly file: PictureFile;
  /** Alternatives for other screens. The first one that matches is used. */
  readonly variants?: readonly PictureVariant[] | undefined;
  /** Alternative text; empty for decorative pictures. */
  readonly alt: string;
  /** Value of the `sizes` attribute. */
  readonly sizes?: string | undefined;
  /** Whether the picture is above the fold. It is then loaded eagerly with high priority; others are loaded lazily. */
  readonly priority?: boolean | undefined;
  /** Whether the picture fills its positioned parent. `--k-picture-focus` on the parent sets the `object-position`. */
  readonly cover?: boolean | undefined;
}

export const portraitScreen = '(max-aspect-ratio: 4/5)';

const formats = (file: PictureFile): readonly string[] => [...new Set(file.sources.map(({ type }) => type))];

const sourceSet = (file: PictureFile, format: string): string =>
  file.sources
    .filter(({ type }) => type === format)
    .map(({ url, width }) => `${url} ${width}w`)
    .join(', ');

const Sources = ({ file, sizes, media }: { file: PictureFile; sizes: string; media?: string }) =>
  formats(file).map((format) => (
    <source
      key={format}
      type={format}
      srcSet={sourceSet(file, format)}
      sizes={sizes}
      width={file.width}
      height={file.height}
      {...(media === undefined ? {} : { media })}
    />
  ));

export function Picture(props: PictureProps) {
  const { file, variants = [], alt, sizes = '100vw' } = props;
  const { priority = false, cover = false } = props;

  return (
    <picture
      className={classNames('k-picture', cover && 'k-picture--cover', !priority && 'k-picture--later')}
    >
      {variants.map((cut) => (
        <Sources key={cut.media} file={cut.file} sizes={sizes} media={cut.media} />
      ))}
      <Sources file={file} sizes={sizes} />
      <img
        src={file.fallback}
        alt={alt}
        width={file.width}
        height={file.height}
        loading={priority ? 'eager' : 'lazy'}
        decoding={priority ? 'auto' : 'async'}
        fetchPriority={priority ? 'high' : 'auto'}
      />
    </picture>
  );
}
