import type { PageModule } from '../app/Pages';
import { StopResetPresenter } from './StopResetPresenter';
import { StopResetView } from './StopResetView';

const stopResetPage: PageModule = {
  View: StopResetView,
  Presenter: StopResetPresenter,
  texts: ['registrationRecovery', 'registrationLinks', 'session'],
};

export const pages = { stopReset: stopResetPage };
