import { backEndTexts } from '#content/generated/backEndTexts';
import { defaultLocale, localeOfLanguage } from '#domain/language/Locale';
import { pathOf } from '#domain/navigation/pagePaths';
import { recruiterLink } from '#domain/recruitment/recruiterLink';
import { invitationRefusal, invitationRefusals } from '#domain/recruitment/recruitmentRefusals';
import { emailKey } from '#domain/shared/spellings';
import type { Sandbox } from '../context';
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
  const signup = pathOf('signup', localeOfLanguage(language) ?? defaultLocale);
  await mailbox.send(
    emailWithLink({
      recipient: email,
      name: '',
      language,
      texts: { ...texts, subject: fillIn(subject, { sender }), reason: fillIn(reason, { sender }) },
      link: recruiterLink(`${rootUrl()}${signup}`, player.id),
    }),
  );
};
