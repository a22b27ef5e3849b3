import type { PageModule } from '../app/Pages';
import { ArticlePresenter } from './ArticlePresenter';
import { ArticleView } from './ArticleView';

// Without `hasContentOnly`: a list has too many visible links to prefetch them all.
const articlePage: PageModule = { View: ArticleView, Presenter: ArticlePresenter, texts: ['news'] };

export const pages = { newsItem: articlePage };
