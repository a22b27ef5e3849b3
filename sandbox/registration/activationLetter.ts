import type { Language } from '../../src/domain/language/Locale';
import { letterWithLink } from '../platform/letterWithLink';
import type { Letter } from '../platform/mailbox';
import type { Player } from '../platform/tables';
import { activationTexts } from './letterTexts';

/** The letter with the link that confirms an account. */
export const activationLetter = (
  player: Pick<Player, 'email' | 'display_name'>,
  language: Language,
  link: string,
): Letter => {
  const texts = activationTexts[language];
  return letterWithLink({
    recipient: player.email,
    language,
    texts: { ...texts, greeting: texts.greeting(player.display_name) },
    link,
  });
};
