import { Link } from 'react-router-dom';
import type { TutorialCategory } from '#domain/tutorials/Tutorials';
import type { PageModule } from '../app/Pages';
import { PictureCredit } from '../content/PictureCredit';
import { pictureFile } from '../content/pictureFile';
import { RichText } from '../content/RichText';
import { Translations } from '../content/Translations';
import { useTexts } from '../content/useTexts';
import { VisuallyHidden } from '../kit/foundation/VisuallyHidden';
import { Heading } from '../kit/layout/Heading';
import { PageBody } from '../kit/layout/PageBody';
import { Stack } from '../kit/layout/Stack';
import { Icon } from '../kit/media/Icon';
import { Picture } from '../kit/media/Picture';
import { SearchField } from '../search/SearchField';
import { SiteLink } from '../navigation/leaving/SiteLink';
import { usePagePresenter, usePresenter } from '../usePresenter';
import { categoryIcons } from './categoryIcons';
import { TutorialsPresenter } from './TutorialsPresenter';
import { VideoBadge } from './VideoBadge';
import './Tutorials.scss';

export const TutorialsView = () => {
  const { page } = usePagePresenter(TutorialsPresenter);
  const translations = usePresenter(Translations);
  const t = useTexts('tutorials');
  if (!page) return null;
  const { title, intro, about, help, helpLinks, categories } = page;
  const hasAbout = about.title !== '' || about.text.length > 0;
  const hasHelp = help.title !== '' || help.text !== '' || helpLinks.length > 0;

  return (
    <PageBody gap={6}>
      <Stack as="header" gap={2}>
        <Heading level={1}>{title || translations.titleOf('tutorials')}</Heading>
        {intro && <p className="tutorials__intro">{intro}</p>}
        <SearchField scope="tutorials" />
      </Stack>
      <section aria-labelledby="tutorial-categories">
        <VisuallyHidden as="h2" id="tutorial-categories">
          {t('categories')}
        </VisuallyHidden>
        <div className="tutorials__tiles">
          {categories.map((category) => (
            <Tile key={category.id} category={category} />
          ))}
        </div>
      </section>
      {(hasAbout || hasHelp) && (
        <div className="tutorials__foot">
          {hasAbout && (
            <section className="tutorials__about">
              {about.title && <Heading level={2}>{about.title}</Heading>}
              <RichText blocks={about.text} />
              {about.picture && (
                <div>
                  <div className="tutorials__picture">
                    <Picture
                      cover
                      file={pictureFile(about.picture.url)}
                      alt={about.picture.alt}
                      sizes="(min-width: 60rem) 50vw, 100vw"
                    />
                  </div>
                  <PictureCredit {...about.picture} />
                </div>
              )}
            </section>
          )}
          {hasHelp && (
            <section className="tutorials__help">
              {help.title && <Heading level={2}>{help.title}</Heading>}
              {help.text && <p>{help.text}</p>}
              {helpLinks.length > 0 && (
                <ul>
                  {helpLinks.map(({ href, label, text }) => (
                    <li key={href}>
                      <SiteLink className="k-link" to={href}>
                        {label}
                      </SiteLink>
                      {text && <p>{text}</p>}
                    </li>
                  ))}
                </ul>
              )}
            </section>
          )}
        </div>
      )}
    </PageBody>
  );
};

const Tile = ({ category }: { readonly category: TutorialCategory }) => {
  const tutorials = usePagePresenter(TutorialsPresenter);
  const t = useTexts('tutorials');
  const id = `category-${category.id || 'other'}`;

  return (
    <section className="tutorials__tile" aria-labelledby={id}>
      <span className="tutorials__icon">
        <Icon icon={categoryIcons[category.icon]} size={28} />
      </span>
      <Heading level={3} id={id}>
        {category.title || t('otherCategory')}
      </Heading>
      {category.description && <p className="tutorials__text">{category.description}</p>}
      <ul className="tutorials__links">
        {category.tutorials.map(({ slug, title, hasVideo }) => (
          <li key={slug}>
            <Link to={tutorials.pathOf(slug)}>
              <span>{title}</span>
              {hasVideo && <VideoBadge />}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};

const page: PageModule = {
  View: TutorialsView,
  Presenter: TutorialsPresenter,
  texts: ['tutorials', 'search'],
  hasContentOnly: true,
};

export const pages = { tutorials: page };
