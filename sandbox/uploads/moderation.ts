import type { Sandbox } from '../context';
import type { SentEmail } from '../platform/mailbox';
import { decisionEmail } from './emails';
import { unknownPictureError } from './pictures';

/** Pending pictures, oldest first. */
export const pendingPictures = ({ db }: Pick<Sandbox, 'db'>) =>
  db
    .selectFrom('pictures')
    .innerJoin('players', 'players.id', 'pictures.player_id')
    .select([
      'pictures.id',
      'pictures.name',
      'pictures.width',
      'pictures.height',
      'pictures.uploaded_at',
      'players.email',
    ])
    .where('pictures.status', '=', 'pending')
    .orderBy('pictures.uploaded_at')
    .limit(100)
    .execute();

/**
 * Approves a pending picture, or rejects and removes it. Notifies the owner in the same transaction.
 * @throws ApiError 404 (344) if the owner has deleted the picture, or it was already approved or rejected
 */
export const decide = async (
  { db, clock, mailbox, rootUrl }: Sandbox,
  id: string,
  decision: 'approved' | 'rejected',
): Promise<void> => {
  const sent = await db.transaction().execute(async (transaction): Promise<SentEmail> => {
    const picture = await transaction
      .selectFrom('pictures')
      .select(['player_id', 'name'])
      .where('id', '=', id)
      .where('status', '=', 'pending')
      .forUpdate()
      .executeTakeFirst();
    if (!picture) throw unknownPictureError();
    if (decision === 'approved') {
      await transaction
        .updateTable('pictures')
        .set({ status: 'approved', approved_at: clock.now() })
        .where('id', '=', id)
        .execute();
    } else {
      await transaction.deleteFrom('pictures').where('id', '=', id).execute();
    }
    const owner = await transaction
      .selectFrom('players')
      .select(['email', 'display_name', 'language'])
      .where('id', '=', picture.player_id)
      .executeTakeFirstOrThrow();
    return mailbox.store(decisionEmail(owner, decision, picture.name, rootUrl()), transaction);
  });
  mailbox.relay(sent);
};
