import type { PageModule } from '../app/Pages';
import { CancellationPresenter } from './CancellationPresenter';
import { CancellationView } from './CancellationView';

const cancellationPage: PageModule = {
  View: CancellationView,
  Presenter: CancellationPresenter,
  texts: ['declarations'],
};

export const pages = { cancellation: cancellationPage };
