import type { Kysely } from 'kysely';
import { backEndTexts } from '#content/generated/backEndTexts';
import type { Language } from '#domain/language/Locale';
import {
  isSameEmail,
  profileFieldProblem,
  type ProfileChange,
  type ProfileField,
  type ProfileProblem,
} from '#domain/profile/Profile';
import type { Sandbox } from '../context';
import { ApiError, ErrorCode } from '../platform/errors';
import type { SentEmail } from '../platform/mailbox';
import type { Player, Tables } from '../platform/tables';
import { toAlreadyTakenError, alreadyTakenError } from '../registration/alreadyTakenError';
import { requireEmailEditable, requestEmailChange, requireFreeEmail, type EmailContext } from './emailChange';
import { pendingEmailOf } from './pendingEmail';
import { findPlayerByDisplayName, lockPlayer } from './players';
import { columnOf, profileVersion } from './profileColumns';
import type { ProfileOperations } from './schema';

export interface ProfileEdit {
  readonly changes: readonly ProfileChange[];
  readonly currentPassword: string;
}

const passwordPath = '/currentPassword';

/** @throws ApiError 400, code 1, if a path occurs twice */
export const readEdit = (operations: ProfileOperations): ProfileEdit => {
  const paths = operations.map(({ path }) => path);
  if (new Set(paths).size !== paths.length) {
    throw new ApiError(400, ErrorCode.malformedRequest, 'A field can be replaced once.');
  }
  return {
    changes: operations
      .filter(({ path }) => path !== passwordPath)
      .map(({ path, value }) => ({ field: path.slice(1) as ProfileField, value: value.trim() })),
    currentPassword: operations.find(({ path }) => path === passwordPath)?.value ?? '',
  };
};

const textOf = (field: ProfileField, problem: ProfileProblem, language: Language): string => {
  const texts = backEndTexts[language].registration;
  if (problem === 'required') return texts.required;
  if (field === 'displayName') return texts.displayNameInvalid;
  if (field === 'email') return problem === 'too-long' ? texts.emailTooLong : texts.emailInvalid;
  if (field === 'firstName' || field === 'lastName') {
    return problem === 'too-long' ? texts.nameTooLong : texts.nameInvalid;
  }
  return problem === 'too-long' ? texts.addressTooLong : texts.invalid;
};

/** @throws ApiError 400, code 1, with a message for each invalid field */
const requireValid = (changes: readonly ProfileChange[], language: Language): void => {
  const errors = Object.fromEntries(
    changes.flatMap((change) => {
      const problem = profileFieldProblem(change);
      return problem ? [[change.field, [textOf(change.field, problem, language)]]] : [];
    }),
  );
  if (Object.keys(errors).length > 0) {
    throw new ApiError(400, ErrorCode.malformedRequest, 'The profile has mistakes in it.', { errors });
  }
};

/**
 * Applies all changes to a profile, or none if one fails. A new email address stays pending until it is confirmed.
 * @param version version of the profile that the client edited; undefined skips the check
 * @throws ApiError 400 (1), 409 (121, 122, 141, 142) or 412 (140)
 */
export const editProfile = async (
  sandbox: Sandbox,
  playerId: string,
  changes: readonly ProfileChange[],
  version: string | undefined,
  correspondence: EmailContext,
): Promise<Player> => {
  requireValid(changes, correspondence.language);
  const { db, clock, mailbox } = sandbox;
  const save = async (transaction: Kysely<Tables>) => {
    const before = await lockPlayer(transaction, playerId);
    if (version !== undefined && version !== profileVersion(before, clock.now())) {
      throw new ApiError(412, ErrorCode.profileChanged, 'The profile was changed meanwhile.');
    }
    const emails = await saveChanges(sandbox, transaction, before, changes, correspondence);
    return { sent: emails, player: await lockPlayer(transaction, playerId) };
  };
  const { sent, player } = await db
    .transaction()
    .execute(save)
    .catch((error: unknown) => {
      throw toAlreadyTakenError(error, correspondence.language);
    });
  sent.forEach((message) => mailbox.relay(message));
  return player;
};

const saveChanges = async (
  sandbox: Sandbox,
  transaction: Kysely<Tables>,
  player: Player,
  changes: readonly ProfileChange[],
  correspondence: EmailContext,
): Promise<readonly SentEmail[]> => {
  const now = sandbox.clock.now();
  const { language } = correspondence;
  const named = changes.find(({ field }) => field === 'displayName')?.value;
  const holder = named === undefined ? undefined : await findPlayerByDisplayName(transaction, named);
  if (holder && holder.id !== player.id)
    throw alreadyTakenError(language, { emailTaken: false, nameTaken: true });
  const email = changes.find(({ field }) => field === 'email')?.value;
  if (email !== undefined) {
    requireEmailEditable(pendingEmailOf(player, now) !== null, isSameEmail(email, player.email));
    await requireFreeEmail(transaction, email, player, { language, now });
  }
  const others = changes.filter(({ field }) => field !== 'email');
  if (others.length > 0) {
    await transaction
      .updateTable('players')
      .set(Object.fromEntries(others.map(({ field, value }) => [columnOf[field], value])))
      .where('id', '=', player.id)
      .execute();
  }
  return email === undefined ? [] : requestEmailChange(sandbox, transaction, player, email, correspondence);
};
