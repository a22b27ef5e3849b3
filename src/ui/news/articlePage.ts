import type { PageModule } from '../app/Pages';
import { ArticlePresenter } from './ArticlePresenter';
import { ArticleView } from './ArticleView';

// Not loaded for each link in sight: a list has many.
export const articlePage: PageModule = { View: ArticleView, Presenter: ArticlePresenter, texts: ['news'] };
