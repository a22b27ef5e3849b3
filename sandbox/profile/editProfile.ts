import type { Kysely } from 'kysely';
import type { Language } from '#domain/language/Locale';
import {
  cleanProfileValue,
  profileFieldProblem,
  type ProfileChange,
  type ProfileField,
} from '#domain/profile/Profile';
import { editRefusals, fieldRefusals, editRefusal } from '#domain/profile/profileRefusals';
import { generalRefusals } from '#domain/shared/generalRefusals';
import { isSameEmail } from '#domain/shared/spellings';
import type { Sandbox } from '../context';
import { refusal, type ApiError } from '../platform/errors';
import type { SentEmail } from '../platform/mailbox';
import type { Player, Tables } from '../platform/tables';
import { toAlreadyTakenError, alreadyTakenError } from '../registration/alreadyTakenError';
import { fieldText } from '../registration/fieldProblems';
import { isTaken, requestEmailChange, type EmailContext } from './emailChange';
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
    throw refusal(generalRefusals, 'malformed-request', 'A field can be replaced once.');
  }
  return {
    changes: operations
      .filter(({ path }) => path !== passwordPath)
      .map(({ path, value }) => {
        const field = path.slice(1) as ProfileField;
        return { field, value: cleanProfileValue(field, value) };
      }),
    currentPassword: operations.find(({ path }) => path === passwordPath)?.value ?? '',
  };
};

/** @throws ApiError 400, code 1, with a message for each invalid field */
const requireValid = (changes: readonly ProfileChange[], language: Language): void => {
  const errors = Object.fromEntries(
    changes.flatMap((change) => {
      const problem = profileFieldProblem(change);
      return problem ? [[change.field, [fieldText(change.field, problem, language)]]] : [];
    }),
  );
  if (Object.keys(errors).length > 0) {
    throw refusal(generalRefusals, 'malformed-request', 'The profile has mistakes in it.', { errors });
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
    const isOutdated = version !== undefined && version !== profileVersion(before, clock.now());
    const refused = await findRefusal(transaction, before, changes, isOutdated, clock.now());
    if (refused) throw editError(refused, correspondence.language);
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

const findRefusal = async (
  transaction: Kysely<Tables>,
  player: Player,
  changes: readonly ProfileChange[],
  isOutdated: boolean,
  now: Date,
): Promise<ReturnType<typeof editRefusal>> => {
  const named = changes.find(({ field }) => field === 'displayName')?.value;
  const holder = named === undefined ? undefined : await findPlayerByDisplayName(transaction, named);
  const email = changes.find(({ field }) => field === 'email')?.value;
  return editRefusal({
    isOutdated,
    isNameTaken: holder !== undefined && holder.id !== player.id,
    email:
      email === undefined
        ? undefined
        : {
            isChangePending: pendingEmailOf(player, now) !== null,
            isOwn: isSameEmail(email, player.email),
            isTaken: await isTaken(transaction, email, player, now),
          },
  });
};

const editError = (kind: NonNullable<ReturnType<typeof editRefusal>>, language: Language): ApiError => {
  const emailTaken = kind === 'email-taken';
  const nameTaken = kind === 'display-name-taken';
  return emailTaken || nameTaken
    ? alreadyTakenError(language, { emailTaken, nameTaken })
    : refusal({ ...editRefusals, ...fieldRefusals }, kind, 'The profile was not changed.');
};

const saveChanges = async (
  sandbox: Sandbox,
  transaction: Kysely<Tables>,
  player: Player,
  changes: readonly ProfileChange[],
  correspondence: EmailContext,
): Promise<readonly SentEmail[]> => {
  const email = changes.find(({ field }) => field === 'email')?.value;
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
