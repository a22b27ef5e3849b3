import type { PageModule } from '../../app/Pages';
import { ThankYouPresenter } from './ThankYouPresenter';
import { ThankYouView } from './ThankYouView';

/** Thank-you page. Also used for the variants of the landing page experiment, whose paths contain the variant. */
const thankYouPage: PageModule = {
  View: ThankYouView,
  Presenter: ThankYouPresenter,
  texts: ['thankYou', 'downloads'],
};

export const pages = { buyThankYou: thankYouPage, buyThankYouLanding: thankYouPage };
