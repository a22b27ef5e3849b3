import type { PageModule } from '../../app/Pages';
import { ThankYouPresenter } from './ThankYouPresenter';
import { ThankYouView } from './ThankYouView';

/** Also used by the variants of the landing page experiment, which the path names. */
export const thankYouPage: PageModule = {
  View: ThankYouView,
  Presenter: ThankYouPresenter,
  texts: ['thanks'],
};
