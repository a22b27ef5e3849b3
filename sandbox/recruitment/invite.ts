import { backEndTexts } from '#content/generated/backEndTexts';
import { invitationRefusal, invitationRefusals } from '#domain/recruitment/recruitmentRefusals';
import { emailKey } from '#domain/shared/spellings';
import type { Sandbox } from '../context';
import { emailLink } from '../platform/emailLink';
import { emailWithLink } from '../platform/emailWithLink';
import { refusal } from '../platform/errors';
import { fillIn } from '../platform/fillIn';
import type { Player } from '../platform/tables';

/**
 * Sends the player's recruiter link, in the player's language.
 * @throws ApiError a kind of `invitationRefusals`, or `too-many-requests`
 */
export const inviteFriend = async (
  { limits, mailbox, rootUrl }: Sandbox,
  player: Player,
  email: string,
): Promise<void> => {
  const refused = invitationRefusal(email, player.email);
  if (refused) {
    throw refusal(invitationRefusals, refused, 'The invitation was not sent.', {
      errors: { email: [invitationRefusals[refused].text] },
    });
  }
  limits.consume('invitationsPerPlayer', player.id);
  limits.consume('emailsPerRecipient', emailKey(email));
  const { language, display_name: sender } = player;
  const { subject, reason, ...texts } = backEndTexts[language].invitation;
  await mailbox.send(
    emailWithLink({
      recipient: email,
      name: '',
      language,
      texts: { ...texts, subject: fillIn(subject, { sender }), reason: fillIn(reason, { sender }) },
      link: emailLink({ language, rootUrl: rootUrl() }, 'invitation', { recruiterId: player.id }),
    }),
  );
};
