import { Link } from 'react-router-dom';
import type { PillarPage } from '#application/pillars/LoadPillarPage';
import { pathOf } from '#domain/navigation/pagePaths';
import { Translations } from '../content/Translations';
import { useTexts } from '../content/useTexts';
import { Heading } from '../kit/layout/Heading';
import { NewsCard } from '../content/NewsCard';
import { usePresenter } from '../usePresenter';
import '../news/News.scss';

/** Tutorials and articles related to the pillar. */
export const PillarRelatedContent = ({ page: { tutorials, articles } }: { readonly page: PillarPage }) => {
  const { locale } = usePresenter(Translations);
  const t = useTexts('pillars');
  return (
    <>
      {tutorials.length > 0 && (
        <section className="pillar-further">
          <Heading level={2}>{t('tutorials')}</Heading>
          <ul className="pillar-tutorials">
            {tutorials.map(({ slug, title, description }) => (
              <li key={slug}>
                <Link to={pathOf('tutorial', locale, { slug })}>
                  <strong>{title}</strong>
                  {description !== '' && <span>{description}</span>}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {articles.length > 0 && (
        <section className="pillar-further">
          <Heading level={2}>{t('articles')}</Heading>
          <div className="pillar-articles">
            {articles.map((card) => (
              <NewsCard key={card.id} card={card} tier="middle" />
            ))}
          </div>
        </section>
      )}
    </>
  );
};
