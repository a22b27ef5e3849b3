import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import type { Tutorial } from '#application/tutorials/LoadTutorial';
import type { PageModule } from '../app/Pages';
import { EmbedFrame } from '../content/EmbedFrame';
import { PictureCredit } from '../content/PictureCredit';
import { pictureFile } from '../content/pictureFile';
import { RichText } from '../content/RichText';
import { useTexts } from '../content/useTexts';
import { Heading } from '../kit/layout/Heading';
import { Stack } from '../kit/layout/Stack';
import { Picture } from '../kit/media/Picture';
import { usePagePresenter } from '../usePresenter';
import { TutorialNavigation } from './TutorialNavigation';
import { TutorialPresenter } from './TutorialPresenter';
import { VideoBadge } from './VideoBadge';
import './Tutorial.scss';

export const TutorialView = observer(function TutorialView() {
  const presenter = usePagePresenter(TutorialPresenter);
  const t = useTexts('tutorials');
  if (!presenter.page) return null;
  const { tutorial } = presenter.page;
  const { title, description, content, category, next } = tutorial;

  return (
    <div className="tutorial">
      <article className="tutorial__article">
        <Stack as="header" gap={1}>
          <p className="tutorial__place">
            <Link to={presenter.overviewPath}>{t('nav.all')}</Link>
            {category && <span>{category.title || t('otherCategory')}</span>}
          </p>
          <Heading level={1} size={2}>
            {title}
          </Heading>
          {description && <p className="tutorial__description">{description}</p>}
          {presenter.updated && (
            <p className="tutorial__updated">{t('updated', { date: presenter.updated })}</p>
          )}
        </Stack>
        <Lead tutorial={tutorial} />
        {content.length > 0 && (
          <div className="tutorial__text">
            <RichText blocks={content} />
          </div>
        )}
        {next.length > 0 && (
          <section className="tutorial__next" aria-labelledby="tutorial-next">
            <Heading level={2} size={3} id="tutorial-next">
              {t('next')}
            </Heading>
            <ul>
              {next.map((link) => (
                <li key={link.slug}>
                  <Link to={presenter.pathOf(link.slug)}>
                    <strong>
                      <span>{link.title}</span>
                      {link.hasVideo && <VideoBadge />}
                    </strong>
                    {link.description && <span>{link.description}</span>}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )}
      </article>
      <TutorialNavigation tutorials={presenter} />
    </div>
  );
});

/** The video or picture above the tutorial's text. */
const Lead = ({ tutorial: { title, video, onlyText, picture } }: { readonly tutorial: Tutorial }) => {
  if (video && !onlyText) {
    return (
      <div className="tutorial__video">
        <EmbedFrame embed={video.embed} title={video.title || title} />
      </div>
    );
  }
  return (
    picture && (
      <div>
        <div className="tutorial__picture">
          <Picture
            cover
            priority
            file={pictureFile(picture.url)}
            alt={picture.alt}
            sizes="(min-width: 60rem) 48rem, 100vw"
          />
        </div>
        <PictureCredit {...picture} />
      </div>
    )
  );
};

const page: PageModule = {
  View: TutorialView,
  Presenter: TutorialPresenter,
  texts: ['tutorials'],
  hasContentOnly: true,
};

export const pages = { tutorial: page };
