import type { PageModule } from '../app/Pages';
import { CancellationPresenter } from './CancellationPresenter';
import { CancellationView } from './CancellationView';

export const cancellationPage: PageModule = {
  View: CancellationView,
  Presenter: CancellationPresenter,
  texts: ['declarations'],
};
