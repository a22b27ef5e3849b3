import { Hammer, Megaphone, NotebookPen, Users, type LucideIcon } from 'lucide-react';
import type { ArticleCategory } from '#domain/news/Article';
import type { NewsCategory } from '#domain/news/categories';
import { Translations } from '../content/Translations';
import { Icon } from '../kit/media/Icon';
import { usePresenter } from '../usePresenter';
import { categoryText } from './categoryText';

const icons: Readonly<Record<NewsCategory, LucideIcon>> = {
  'patch-notes': Hammer,
  'dev-diaries': NotebookPen,
  'player-stories': Users,
  events: Megaphone,
};

const iconOf = (category: ArticleCategory | undefined): LucideIcon =>
  category?.kind === 'known' ? icons[category.id] : Megaphone;

export const CategoryLabel = ({ category }: { readonly category: ArticleCategory }) => {
  const translations = usePresenter(Translations);
  return <span className="news-category">{categoryText(category, translations)}</span>;
};

/** Placeholder for a missing picture. */
export const NoPicture = ({ category }: { readonly category: ArticleCategory | undefined }) => (
  <span className="news-no-picture" aria-hidden="true">
    <Icon icon={iconOf(category)} size={40} />
  </span>
);
