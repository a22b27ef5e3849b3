import type { PageModule } from '../app/Pages';
import { Translations } from '../content/Translations';
import { PictureCredit } from '../content/PictureCredit';
import { pictureFile } from '../content/pictureFile';
import { RichText } from '../content/RichText';
import { buttonClass, ButtonContent } from '../kit/actions/Button';
import { Heading } from '../kit/layout/Heading';
import { Picture } from '../kit/media/Picture';
import { SiteLink } from '../navigation/leaving/SiteLink';
import { usePagePresenter, usePresenter } from '../usePresenter';
import { PointsPresenter } from './PointsPresenter';
import './Points.scss';

/** The points page, which consists of editors' content (PT-01). Without a title it uses the route's title. */
export const PointsView = () => {
  const { page } = usePagePresenter(PointsPresenter);
  const translations = usePresenter(Translations);
  if (!page) return null;
  const { title, description, button, footer, picture } = page;

  return (
    <div className="points">
      <Heading level={1}>{title || translations.titleOf('points')}</Heading>
      {description.length > 0 && (
        <div className="points__words">
          <RichText blocks={description} />
        </div>
      )}
      {button && (
        <div>
          <SiteLink className={buttonClass({ variant: 'primary', size: 'large' })} to={button.href}>
            <ButtonContent>{button.label}</ButtonContent>
          </SiteLink>
        </div>
      )}
      {picture && (
        <div className="points__picture">
          <div className="points__frame">
            <Picture
              cover
              file={pictureFile(picture.url)}
              alt={picture.alt}
              sizes="(min-width: 60rem) 60rem, 100vw"
            />
          </div>
          <PictureCredit {...picture} />
        </div>
      )}
      {footer.length > 0 && (
        <footer className="points__footer">
          <RichText blocks={footer} />
        </footer>
      )}
    </div>
  );
};

const page: PageModule = { View: PointsView, Presenter: PointsPresenter, hasContentOnly: true };

export const pages = { points: page };
