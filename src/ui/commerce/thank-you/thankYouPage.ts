import type { PageModule } from '../../app/Pages';
import { ThankYouPresenter } from './ThankYouPresenter';
import { ThankYouView } from './ThankYouView';

/** The same after a landing page's variant of an experiment, which the path then names. */
export const thankYouPage: PageModule = {
  View: ThankYouView,
  Presenter: ThankYouPresenter,
  texts: ['thanks'],
};
