import { useRef } from 'react';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { DeferUntilPaint } from '../app/DeferUntilPaint';
import { useTexts } from '../content/useTexts';
import { VisuallyHidden } from '../kit/foundation/VisuallyHidden';
import { Heading } from '../kit/layout/Heading';
import { PageBody } from '../kit/layout/PageBody';
import { Stack } from '../kit/layout/Stack';
import { usePagePresenter } from '../usePresenter';
import { ArchivePresenter } from './ArchivePresenter';
import { FeedLinks } from './FeedLinks';
import { NewsNotFound } from './NewsNotFound';
import { MoreArticles, ArticleListFallback } from './MoreArticles';
import { NewsCard } from '../content/NewsCard';
import './News.scss';

export const ArchiveView = observer(function ArchiveView() {
  const archive = usePagePresenter(ArchivePresenter);
  const t = useTexts('news');
  const cards = useRef<HTMLDivElement>(null);
  const { list } = archive;
  if (archive.isMissing) return <NewsNotFound />;

  return (
    <PageBody gap={6}>
      <header className="news__head">
        <Heading level={1}>{archive.title}</Heading>
        <p className="news__lead">{t('archive.description')}</p>
      </header>
      <nav className="news-filter" aria-label={t('archive.filter')}>
        <ul>
          {archive.links.map(({ category, path, isCurrent }) => (
            <li key={path}>
              <Link className="news-filter__link" to={path} aria-current={isCurrent ? 'page' : undefined}>
                {category ? t(`category.${category}`) : t('archive.all')}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Stack as="section" gap={6} aria-labelledby="archive-list-title">
        <h2 id="archive-list-title" className="news__hidden">
          <VisuallyHidden>{t('list.title')}</VisuallyHidden>
        </h2>
        {list.cards.length === 0 ? (
          <ArticleListFallback list={list} />
        ) : (
          <>
            <div ref={cards} className="news-archive">
              {list.cards.map((card, index) => (
                <NewsCard
                  key={card.id}
                  card={card}
                  tier={index === 0 ? 'lead' : 'small'}
                  priority={index === 0}
                />
              ))}
            </div>
            <MoreArticles list={list} cards={cards} />
          </>
        )}
      </Stack>
      <DeferUntilPaint>
        <div className="news__foot">
          <FeedLinks category={archive.category} />
        </div>
      </DeferUntilPaint>
    </PageBody>
  );
});
