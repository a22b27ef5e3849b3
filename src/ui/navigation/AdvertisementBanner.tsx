import type { Advertisement } from '#domain/navigation/Footer';
import { PictureCredit } from '../content/PictureCredit';
import { pictureFile } from '../content/pictureFile';
import { useTexts } from '../content/useTexts';
import { Heading } from '../kit/layout/Heading';
import { Picture } from '../kit/media/Picture';
import { SiteLink } from './leaving/SiteLink';

export const AdvertisementBanner = ({ title, text, picture, link }: Advertisement) => {
  const t = useTexts('navigationFooter');
  return (
    <section className="footer-ad" aria-label={t('advertisement.label')}>
      {picture && (
        <div className="footer-ad__picture">
          <Picture
            cover
            file={pictureFile(picture.url)}
            alt={picture.alt}
            sizes="(min-width: 60rem) 16rem, (min-width: 30rem) 14rem, 100vw"
          />
        </div>
      )}
      <div className="footer-ad__words">
        {title !== '' && (
          <Heading level={2} size={4}>
            {title}
          </Heading>
        )}
        {text !== '' && <p>{text}</p>}
        {link && (
          <SiteLink className="k-link" to={link.href}>
            {link.label}
          </SiteLink>
        )}
        {picture && <PictureCredit {...picture} />}
      </div>
    </section>
  );
};
