import { backEndTexts } from '#content/generated/backEndTexts';
import type { Language } from '#domain/language/Locale';
import { emailLink } from '../platform/emailLink';
import { emailWithLink } from '../platform/emailWithLink';
import type { OutgoingEmail } from '../platform/mailbox';
import type { Player } from '../platform/tables';

export interface Activation {
  readonly player: Pick<Player, 'email' | 'display_name'>;
  readonly language: Language;
  readonly key: string;
  /** Where the visitor came from, for example `contest`. */
  readonly source?: string | null | undefined;
  readonly occasion: 'registered' | 'requested';
}

/** The email with the link that confirms an account. */
export const activationEmail = (activation: Activation, rootUrl: string): OutgoingEmail => {
  const { player, language, occasion } = activation;
  const { registered, asked, ignoreRegistered, ignoreAsked, ...texts } = backEndTexts[language].activation;
  const isNew = occasion === 'registered';
  return emailWithLink({
    recipient: player.email,
    name: player.display_name,
    language,
    texts: {
      ...texts,
      reason: isNew ? registered : asked,
      ignore: isNew ? ignoreRegistered : ignoreAsked,
    },
    link: emailLink({ language, rootUrl }, 'activation', activation),
  });
};
