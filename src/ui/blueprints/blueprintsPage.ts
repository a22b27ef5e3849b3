import type { PageModule } from '../app/Pages';
import { BlueprintsPresenter } from './BlueprintsPresenter';
import { BlueprintsView } from './BlueprintsView';

const blueprintsPage: PageModule = {
  View: BlueprintsView,
  Presenter: BlueprintsPresenter,
  texts: ['blueprints'],
};

export const pages = { blueprints: blueprintsPage };
