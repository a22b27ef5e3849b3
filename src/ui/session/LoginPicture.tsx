import { sitePicture } from '../content/pictureFile';
import { PictureCredit } from '../content/PictureCredit';
import { useTexts } from '../content/useTexts';
import { Picture, type PictureFile } from '../kit/media/Picture';

/** Placeholder on phones, where the style sheet contains the picture: the browser must not fetch another one. */
const emptyPicture: PictureFile = {
  sources: [
    {
      type: 'image/gif',
      width: 1,
      url: 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==',
    },
  ],
  fallback: '',
};

interface LoginPictureProps {
  readonly sizes: string;
  /** Whether to load the picture with high priority, because it is above the fold. */
  readonly first?: boolean | undefined;
}

export function LoginPicture({ sizes, first }: LoginPictureProps) {
  const t = useTexts('session');
  const picture = sitePicture('login');
  const band = sitePicture('login-band');
  if (!picture) return null;
  return (
    <div className="login-picture">
      <Picture
        cover
        file={picture}
        variants={[
          { file: emptyPicture, media: '(max-width: 479.98px)' },
          ...(band ? [{ file: band, media: '(max-width: 59.99rem)' }] : []),
        ]}
        alt={t('picture.alt')}
        sizes={sizes}
        priority={first}
      />
      <div className="login-picture__caption">
        <PictureCredit author={picture.author} coordinates={picture.coordinates} />
      </div>
    </div>
  );
}
