import type { PageModule } from '../app/Pages';
import { BlueprintsPresenter } from './BlueprintsPresenter';
import { BlueprintsView } from './BlueprintsView';

export const blueprintsPage: PageModule = {
  View: BlueprintsView,
  Presenter: BlueprintsPresenter,
  texts: ['blueprints'],
};
