import { sitePicture } from '../content/pictureFile';
import { PictureCredit } from '../content/PictureCredit';
import { useTexts } from '../content/useTexts';
import { Picture } from '../kit/media/Picture';
import { SignupBody } from './SignupBody';
import './Signup.scss';

export function SignupView() {
  const t = useTexts('registration');
  const picture = sitePicture('signup');
  const band = sitePicture('signup-band');

  return (
    <div className="signup-page">
      <div className="signup-page__form">
        <SignupBody title={t('title')} intro={t('intro')} />
      </div>
      {picture && (
        <div className="signup-picture">
          <div className="signup-picture__frame">
            <Picture
              cover
              priority
              file={picture}
              variants={band && [{ file: band, media: '(max-width: 59.99rem)' }]}
              alt={t('picture.alt')}
              sizes="(min-width: 60rem) 42vw, 100vw"
            />
            <div className="signup-picture__caption">
              <PictureCredit author={picture.author} coordinates={picture.coordinates} />
            </div>
          </div>
        </div>
      )}
    </div>
  );
}
