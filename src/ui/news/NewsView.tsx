import { useRef } from 'react';
import { observer } from 'mobx-react-lite';
import type { ArticleCard } from '#domain/news/Article';
import { archivePath } from '#domain/news/newsPaths';
import { Translations } from '../content/Translations';
import { useTexts } from '../content/useTexts';
import { ButtonLink } from '../kit/actions/ButtonLink';
import { VisuallyHidden } from '../kit/foundation/VisuallyHidden';
import { Heading } from '../kit/layout/Heading';
import { PageBody } from '../kit/layout/PageBody';
import { Stack } from '../kit/layout/Stack';
import { NewsletterForm } from '../mailing/NewsletterForm';
import { usePagePresenter, usePresenter } from '../usePresenter';
import { FeaturedCarousel } from './FeaturedCarousel';
import { FeedLinks } from './FeedLinks';
import { NewsNotFound } from './NewsNotFound';
import { MoreArticles, ArticleListFallback } from './MoreArticles';
import { NewsCard } from '../content/NewsCard';
import { NewsPresenter } from './NewsPresenter';
import { blocksOf, tierAt } from './blocks';
import './News.scss';

export const NewsView = observer(function NewsView() {
  const news = usePagePresenter(NewsPresenter);
  const { locale } = usePresenter(Translations);
  const t = useTexts('news');
  const cards = useRef<HTMLDivElement>(null);
  const { list, featured, step } = news;
  if (news.isMissing) return <NewsNotFound />;
  const blocks = blocksOf(list.cards, step === 1);
  const isCarouselFirst = featured.length > 0;

  return (
    <PageBody gap={6}>
      <header className="news__head">
        <Heading level={1}>{step > 1 ? t('titleOfPage', { number: step }) : t('title')}</Heading>
        <p className="news__lead">{t('lead')}</p>
      </header>
      <FeaturedCarousel cards={featured} />
      <Stack as="section" gap={6} aria-labelledby="news-list-title">
        <h2 id="news-list-title" className="news__hidden">
          <VisuallyHidden>{t('list.title')}</VisuallyHidden>
        </h2>
        {list.cards.length === 0 ? (
          <ArticleListFallback list={list} />
        ) : (
          <div ref={cards} className="news__blocks">
            {blocks.map((block, index) => (
              <Block key={index} block={block} first={index === 0 && !isCarouselFirst} />
            ))}
          </div>
        )}
        {list.cards.length > 0 && <MoreArticles list={list} cards={cards} />}
      </Stack>
      <div className="news__foot">
        <ButtonLink variant="quiet" to={archivePath(locale)}>
          {t('toArchive')}
        </ButtonLink>
        <FeedLinks />
      </div>
    </PageBody>
  );
});

type Cell = ArticleCard | 'newsletter';

const Block = ({ block, first }: { readonly block: readonly Cell[]; readonly first: boolean }) => (
  <div className="news-block">
    {block.map((cell, index) =>
      cell === 'newsletter' ? (
        <NewsletterBox key="newsletter" />
      ) : (
        <NewsCard key={cell.id} card={cell} tier={tierAt(index)} priority={first && index === 0} />
      ),
    )}
  </div>
);

const NewsletterBox = () => {
  const t = useTexts('mailingNewsletter');
  return (
    <div className="news-newsletter">
      <Heading level={3}>{t('title')}</Heading>
      <p>{t('text')}</p>
      <NewsletterForm />
    </div>
  );
};
