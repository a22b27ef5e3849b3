import type { Kysely } from 'kysely';
import { emailKeyRefusals, linkKeyRefusal } from '#domain/profile/profileRefusals';
import { maskEmail, type LinkKind } from '#domain/registration/LinkOwner';
import { keyOwnerRefusal } from '#domain/registration/registrationRefusals';
import type { Sandbox } from '../context';
import type { EmailKeys } from '../platform/emailKeys';
import { refusal, type ApiError } from '../platform/errors';
import { fingerprint } from '../platform/random';
import type { Player, Tables } from '../platform/tables';
import { findEmailChangeKey } from '../profile/emailChangeKeys';
import { findPlayer } from '../profile/players';
import { resetKeys } from '../security/resetKeys';
import { activationKeys } from './activationKeys';

interface LinkOwnerResponse {
  readonly email: string;
  readonly displayName?: string;
}

const keyError = (kind: keyof typeof emailKeyRefusals.check): ApiError =>
  refusal(emailKeyRefusals.check, kind, 'The key cannot be used.');

/**
 * Returns the account that the key of an emailed link belongs to. The key stays unused.
 * @throws ApiError 404 (143), 409 (145) or 410 (144)
 */
export const findLinkOwner = async (
  { db, clock }: Sandbox,
  kind: LinkKind,
  key: string,
): Promise<LinkOwnerResponse> => {
  const now = clock.now();
  switch (kind) {
    case 'activation': {
      const owner = await ownerOf(db, activationKeys, key, now);
      if (keyOwnerRefusal(owner.status)) throw keyError('unknown-key');
      return owner.status === 'ghost' ? { email: maskEmail(owner.email) } : named(owner);
    }
    case 'reset':
      return named(await ownerOf(db, resetKeys, key, now));
    case 'stop-reset':
      return named(await ownerOfHash(db, 'stop_reset_key_hash', key));
    case 'deletion':
      return named(await ownerOfHash(db, 'deletion_key_hash', key));
    case 'email-change': {
      // Nobody has confirmed the address yet, so the response contains nothing about the account.
      const { email } = await findEmailChangeKey(db, 'confirm', key, now);
      return { email: maskEmail(email) };
    }
    case 'email-undo': {
      const { email, player_id } = await findEmailChangeKey(db, 'undo', key, now);
      return named(existing(await findPlayer(db, player_id)), email);
    }
  }
};

const named = ({ email, display_name: displayName }: Player, recipient = email): LinkOwnerResponse => ({
  email: maskEmail(recipient),
  displayName,
});

const existing = (owner: Player | undefined): Player => {
  if (!owner) throw keyError('unknown-key');
  return owner;
};

const ownerOf = async (db: Kysely<Tables>, keys: EmailKeys, key: string, now: Date): Promise<Player> => {
  const found = await keys.find(db, key);
  const refused = linkKeyRefusal(found, now);
  if (!found || refused) throw keyError(refused ?? 'unknown-key');
  return existing(await findPlayer(db, found.ownerId));
};

const ownerOfHash = async (
  db: Kysely<Tables>,
  column: 'stop_reset_key_hash' | 'deletion_key_hash',
  key: string,
): Promise<Player> =>
  existing(
    await db.selectFrom('players').selectAll().where(column, '=', fingerprint(key)).executeTakeFirst(),
  );
