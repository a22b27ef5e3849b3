import { backEndTexts } from '#content/generated/backEndTexts';
import { emailLink } from '../platform/emailLink';
import { emailWithLink } from '../platform/emailWithLink';
import { fillIn } from '../platform/fillIn';
import type { OutgoingEmail } from '../platform/mailbox';
import type { Player } from '../platform/tables';

/** Notifies a player that a picture was approved or rejected. */
export const decisionEmail = (
  { email, display_name, language }: Pick<Player, 'email' | 'display_name' | 'language'>,
  decision: 'approved' | 'rejected',
  pictureName: string,
  rootUrl: string,
): OutgoingEmail => {
  const { reason, ...texts } = backEndTexts[language].pictures[decision];
  return emailWithLink({
    recipient: email,
    name: display_name,
    language,
    texts: { ...texts, reason: fillIn(reason, { name: pictureName }) },
    link: emailLink({ language, rootUrl }, 'pictures'),
  });
};
