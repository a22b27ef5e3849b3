import type { PageModule } from '../../app/Pages';
import { ThankYouPresenter } from './ThankYouPresenter';
import { ThankYouView } from './ThankYouView';

/** Thank-you page. Also used for the variants of the landing page experiment, whose paths contain the variant. */
export const thankYouPage: PageModule = {
  View: ThankYouView,
  Presenter: ThankYouPresenter,
  texts: ['thankYou'],
};
