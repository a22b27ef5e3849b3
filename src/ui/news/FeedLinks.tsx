import { Rss } from 'lucide-react';
import type { NewsCategory } from '#domain/news/categories';
import { feedPath } from '#domain/news/feedPaths';
import { Translations } from '../content/Translations';
import { useTexts } from '../content/useTexts';
import { Icon } from '../kit/media/Icon';
import { usePresenter } from '../usePresenter';

/** Links to the feeds. The web server serves the files, so these are not router links. */
export const FeedLinks = ({ category }: { readonly category?: NewsCategory | undefined }) => {
  const { locale } = usePresenter(Translations);
  const t = useTexts('news');
  return (
    <p className="news-feeds">
      <Icon icon={Rss} size={16} />
      <span>{t('feeds.label')}</span>
      <a className="k-link" href={feedPath(locale, 'rss', category)}>
        RSS
      </a>
      <a className="k-link" href={feedPath(locale, 'atom', category)}>
        Atom
      </a>
    </p>
  );
};
