import type { PageModule } from '../app/Pages';
import { BetaKeysPresenter } from './BetaKeysPresenter';
import { BetaKeysView } from './BetaKeysView';

const betaKeysPage: PageModule = {
  View: BetaKeysView,
  Presenter: BetaKeysPresenter,
  texts: ['betaKeys'],
};

export const pages = { betaKeys: betaKeysPage };
