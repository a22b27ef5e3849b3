import type { ReactNode } from 'react';
import type { CreditedPicture } from '#domain/content/CreditedPicture';
import type { RouteId } from '#domain/navigation/routes';
import { isPictureAvailable, pictureFile } from '../content/pictureFile';
import { PictureCredit } from '../content/PictureCredit';
import { Translations } from '../content/Translations';
import { Heading } from '../kit/layout/Heading';
import { Picture } from '../kit/media/Picture';
import { usePresenter } from '../usePresenter';
import './Community.scss';

interface CommunityHeroProps {
  readonly page: RouteId;
  /** Title of the page. If empty, the page's name is used instead. */
  readonly title: string;
  readonly text: string;
  readonly picture: CreditedPicture | undefined;
  readonly children?: ReactNode;
}

/** Page header with the title and actions next to a picture. */
export const CommunityHero = ({ page, title, text, picture, children }: CommunityHeroProps) => {
  const translations = usePresenter(Translations);
  const shown = picture && isPictureAvailable(picture.url) ? picture : undefined;

  return (
    <header className="community-head">
      {shown && (
        <div className="community-head__picture">
          <Picture
            priority
            cover
            file={pictureFile(shown.url)}
            alt={shown.alt}
            sizes="(min-width: 60rem) 62vw, 100vw"
          />
        </div>
      )}
      <div className="community-head__words">
        <Heading level={1}>{title || translations.titleOf(page)}</Heading>
        {text !== '' && <p className="community-head__text">{text}</p>}
        {children}
      </div>
      {shown && (
        <div className="community-head__caption">
          <PictureCredit {...shown} />
        </div>
      )}
    </header>
  );
};
