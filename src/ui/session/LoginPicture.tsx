import { drawnPicture } from '../content/pictureFile';
import { PictureCredit } from '../content/PictureCredit';
import { useTexts } from '../content/useTexts';
import { Picture, type PictureFile } from '../kit/Picture';

/** A phone's cut is in the style sheet, which comes with the page (decision 48): its browser has none to fetch. */
const nothingToFetch: PictureFile = {
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
  /** How wide it is shown, in the words of the `sizes` attribute. */
  readonly sizes: string;
  /** Part of the first view of its page. */
  readonly first?: boolean | undefined;
}

/** The picture beside the form, with its credit (SE-10). */
export function LoginPicture({ sizes, first }: LoginPictureProps) {
  const t = useTexts('login');
  const picture = drawnPicture('login');
  const band = drawnPicture('login-band');
  if (!picture) return null;
  return (
    <div className="login-picture">
      <Picture
        cover
        file={picture}
        cuts={[
          { file: nothingToFetch, media: '(max-width: 479.98px)' },
          ...(band ? [{ file: band, media: '(max-width: 59.99rem)' }] : []),
        ]}
        alt={t('picture.alt')}
        sizes={sizes}
        first={first}
      />
      <div className="login-picture__caption">
        <PictureCredit author={picture.author} coordinates={picture.coordinates} />
      </div>
    </div>
  );
}
