import { contestThanksPage as thanksModel } from '../../domain/content/models/contestPage';
import type { PageModule } from '../app/Pages';
import { contentPage } from '../content/contentPage';
import { ContestPresenter } from './ContestPresenter';
import { ContestThanksView } from './ContestThanksView';
import { ContestView } from './ContestView';

export const contestPage: PageModule = {
  View: ContestView,
  Presenter: ContestPresenter,
  texts: ['contest'],
  hasContentOnly: true,
};

export const contestThanksPage = contentPage({ model: thanksModel, View: ContestThanksView });
