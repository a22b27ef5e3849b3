import type { PageModule } from '../app/Pages';
import { TutorialsPresenter } from './TutorialsPresenter';
import { TutorialsView } from './TutorialsView';

const tutorialsPage: PageModule = {
  View: TutorialsView,
  Presenter: TutorialsPresenter,
  texts: ['tutorials', 'search'],
  hasContentOnly: true,
};

export const pages = { tutorials: tutorialsPage };
