import type { PageModule } from '../app/Pages';
import { TutorialPresenter } from './TutorialPresenter';
import { TutorialView } from './TutorialView';

const tutorialPage: PageModule = {
  View: TutorialView,
  Presenter: TutorialPresenter,
  texts: ['tutorials'],
  hasContentOnly: true,
};

export const pages = { tutorial: tutorialPage };
