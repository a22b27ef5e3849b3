import type { PageModule } from '../app/Pages';
import { ContestPresenter } from './ContestPresenter';
import { ContestThanksPresenter } from './ContestThanksPresenter';
import { ContestThanksView } from './ContestThanksView';
import { ContestView } from './ContestView';

const contestPage: PageModule = {
  View: ContestView,
  Presenter: ContestPresenter,
  texts: ['contest'],
  hasContentOnly: true,
};

const contestThanksPage: PageModule = { View: ContestThanksView, Presenter: ContestThanksPresenter };

export const pages = { contest: contestPage, contestThankYou: contestThanksPage };
