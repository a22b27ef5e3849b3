import type { PageModule } from '../app/Pages';
import { BetaKeysPresenter } from './BetaKeysPresenter';
import { BetaKeysView } from './BetaKeysView';

const betaKeysPage: PageModule = {
  View: BetaKeysView,
  Presenter: BetaKeysPresenter,
  texts: ['betaKeys', 'account'],
};

export const pages = { betaKeys: betaKeysPage };
