import type { PageModule } from '../app/Pages';
import { BetaKeysPresenter } from './BetaKeysPresenter';
import { BetaKeysView } from './BetaKeysView';

export const betaKeysPage: PageModule = {
  View: BetaKeysView,
  Presenter: BetaKeysPresenter,
  texts: ['betaKeys'],
};
