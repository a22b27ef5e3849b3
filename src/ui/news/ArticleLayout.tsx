import type { ReactNode } from 'react';
import type { ArticleDetails } from '#application/news/FindArticle';
import { DeferUntilPaint } from '../app/DeferUntilPaint';
import { PictureCredit } from '../content/PictureCredit';
import { isPictureAvailable, pictureFile } from '../content/pictureFile';
import { Translations } from '../content/Translations';
import { keepTogether } from '../kit/foundation/keepTogether';
import { useTexts } from '../content/useTexts';
import { Button } from '../kit/actions/Button';
import { Announced } from '../kit/feedback/Announced';
import { Notice } from '../kit/feedback/Notice';
import { Heading } from '../kit/layout/Heading';
import { Stack } from '../kit/layout/Stack';
import { Picture } from '../kit/media/Picture';
import { usePresenter } from '../usePresenter';
import { ArticleBody } from './ArticleBody';
import './Article.scss';

interface ArticleLayoutProps {
  readonly found: ArticleDetails;
  readonly title: string;
  /** Link above the title. */
  readonly category: ReactNode;
  /** Content below the text. */
  readonly children: ReactNode;
}

/** A news article or press release. */
export const ArticleLayout = ({
  found: { article, card },
  title,
  category,
  children,
}: ArticleLayoutProps) => {
  const { author, lead, picture, body } = article;
  return (
    <article className="article">
      <header className="article__head">
        {category}
        <Heading level={1}>{title}</Heading>
        {lead !== '' && <p className="article__lead">{keepTogether(lead)}</p>}
        <Byline author={author} published={card.published} />
      </header>
      {picture && isPictureAvailable(picture.url) && (
        <Stack as="figure" gap={1}>
          <div className="article__frame">
            <Picture
              cover
              priority
              file={pictureFile(picture.url)}
              alt={picture.alt}
              sizes="(min-width: 96rem) 96rem, 100vw"
            />
          </div>
          <figcaption>
            <PictureCredit {...picture} />
          </figcaption>
        </Stack>
      )}
      <ArticleBody parts={body} />
      <DeferUntilPaint>{children}</DeferUntilPaint>
    </article>
  );
};

interface ArticleFallbackProps {
  readonly title: string;
  readonly isLoading: boolean;
  readonly retry: () => Promise<void>;
}

/** Replaces an article while it loads, or if loading failed. */
export const ArticleFallback = ({ title, isLoading, retry }: ArticleFallbackProps) => {
  const t = useTexts('news');
  return (
    <div className="article">
      <Heading level={1}>{title}</Heading>
      {isLoading ? (
        <Announced>{t('loading')}</Announced>
      ) : (
        <Notice tone="danger" announce action={<Button onClick={() => void retry()}>{t('retry')}</Button>}>
          {t('error.article')}
        </Notice>
      )}
    </div>
  );
};

const Byline = ({ author, published }: { author: string; published: Date | undefined }) => {
  const translations = usePresenter(Translations);
  const t = useTexts('news');
  if (author === '' && !published) return null;
  return (
    <p className="article__byline">
      {author !== '' && <span>{t('by', { author })}</span>}
      {published && (
        <time className="k-data" dateTime={published.toISOString().slice(0, 10)}>
          {translations.utcDate(published)}
        </time>
      )}
    </p>
  );
};
