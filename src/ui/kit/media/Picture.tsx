import type { CSSProperties } from 'react';
import { classNames } from '../foundation/classNames';
import './Picture.scss';

export interface PictureSource {
  readonly type: string;
  /** Pixels. */
  readonly width: number;
  readonly url: string;
}

/** One drawn picture in its formats and widths, as `public/images/manifest.json` lists it. */
export interface PictureFile {
  /** Pixels; unknown for pictures that are not the site's own. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  readonly sources: readonly PictureSource[];
  readonly fallback: string;
}

/** Another cut of a picture. */
export interface PictureCut {
  readonly file: PictureFile;
  /** The screens that it is for, as one media feature in parentheses. */
  readonly media: string;
}

interface PictureProps {
  readonly file: PictureFile;
  /** Cuts for other screens; the first that fits is taken. */
  readonly cuts?: readonly PictureCut[] | undefined;
  /** Empty for decoration. */
  readonly alt: string;
  /** How wide it is shown, in the words of the `sizes` attribute. */
  readonly sizes?: string | undefined;
  /** The picture of the first view: fetched first and at once. All others wait until they come near. */
  readonly first?: boolean | undefined;
  /** Fills its positioned parent; `focus` is the point that is never cut off, as `object-position`. */
  readonly cover?: boolean | undefined;
  readonly focus?: string | undefined;
}

export const uprightScreen = '(max-aspect-ratio: 4/5)';

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
  const { file, cuts = [], alt, sizes = '100vw' } = props;
  const { first = false, cover = false, focus } = props;
  const style = {
    ...(focus === undefined ? {} : { '--k-picture-focus': focus }),
    // Its place while its contents are still waiting: those have no height then.
    ...(cover || !file.width || !file.height ? {} : { aspectRatio: `${file.width} / ${file.height}` }),
  } as CSSProperties;

  return (
    <picture
      className={classNames('k-picture', cover && 'k-picture--cover', !first && 'k-picture--later')}
      style={style}
    >
      {cuts.map((cut) => (
        <Sources key={cut.media} file={cut.file} sizes={sizes} media={cut.media} />
      ))}
      <Sources file={file} sizes={sizes} />
      <img
        src={file.fallback}
        alt={alt}
        width={file.width}
        height={file.height}
        loading={first ? 'eager' : 'lazy'}
        decoding={first ? 'auto' : 'async'}
        fetchPriority={first ? 'high' : 'auto'}
      />
    </picture>
  );
}
