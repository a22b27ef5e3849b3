import { backEndTexts } from '#content/generated/backEndTexts';
import { defaultLocale, localeOfLanguage } from '#domain/language/Locale';
import { pathOf } from '#domain/navigation/matchPath';
import { recruiterLink } from '#domain/recruitment/recruiterLink';
import { isEmail } from '#domain/shared/patterns';
import type { Sandbox } from '../context';
import { emailWithLink } from '../platform/emailWithLink';
import { ApiError, ErrorCode } from '../platform/errors';
import { fillIn } from '../platform/fillIn';
import type { Player } from '../platform/tables';

/**
 * Sends the player's recruiter link, in the player's language.
 * @throws ApiError 400 (210), 409 (126) or 429 (31)
 */
export const inviteFriend = async (
  { limits, mailbox, rootUrl }: Sandbox,
  player: Player,
  email: string,
): Promise<void> => {
  if (!isEmail(email)) throw inviteError(400, ErrorCode.malformedRecipient, 'error_email_invalid');
  if (email.toLowerCase() === player.email.toLowerCase()) {
    throw inviteError(409, ErrorCode.ownRecruiter, 'error_email_own');
  }
  limits.consume('invitationsPerPlayer', player.id);
  limits.consume('emailsPerRecipient', email.toLowerCase());
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

const inviteError = (status: number, code: ErrorCode, key: string): ApiError =>
  new ApiError(status, code, 'The invitation was not sent.', { errors: { email: [key] } });
