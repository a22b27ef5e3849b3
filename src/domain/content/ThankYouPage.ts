import type { NavigationLink } from '../navigation/Menu';
import type { CreditedPicture, TitledText } from './LandingPage';

/** What the thank-you page offers whoever bought something; what an editor left out is not there. */
export interface ThankYouPage {
  readonly picture?: CreditedPicture;
  /** The keys of the game, to download. */
  readonly keyMapping?: TitledText & { readonly label: string; readonly file: string };
  /** Where players meet: the chat, the forum. */
  readonly community?: TitledText & { readonly links: readonly NavigationLink[] };
}
