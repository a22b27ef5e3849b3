import { backEndTexts } from '#content/generated/backEndTexts';
import { defaultLocale, localeOfLanguage, type Language } from '#domain/language/Locale';
import { pathOf } from '#domain/navigation/pagePaths';
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

/** Source of visitors who came from the contest. They return to it after activation (AV-01). */
const contest = 'contest';

/** The path of the activation page, in the language of the email. */
export const activationPath = ({
  key,
  language,
  source,
}: Pick<Activation, 'key' | 'language' | 'source'>): string => {
  const path = pathOf('activate', localeOfLanguage(language) ?? defaultLocale, { activationKey: key });
  return source === contest ? `${path}?source=${contest}` : path;
};

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
    link: `${rootUrl}${activationPath(activation)}`,
  });
};
