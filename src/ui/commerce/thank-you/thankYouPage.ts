import type { PageModule } from '../../app/Pages';
import { ThankYouPresenter } from './ThankYouPresenter';
import { ThankYouView } from './ThankYouView';

/** Also used for the variants of the landing page experiment, which are part of the path. */
export const thankYouPage: PageModule = {
  View: ThankYouView,
  Presenter: ThankYouPresenter,
  texts: ['thankYou'],
};
