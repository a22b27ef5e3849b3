import { randomUUID } from 'node:crypto';
import type { Insertable, Kysely } from 'kysely';
import type { Language } from '#domain/language/Locale';
import type { Cancellation, Withdrawal } from '#domain/declarations/Declaration';
import { isSameDeclaration } from '#domain/declarations/earlierDeclaration';
import { emailKey } from '#domain/shared/spellings';
import type { Sandbox } from '../context';
import { fingerprint } from '../platform/random';
import type { Declaration, Tables } from '../platform/tables';
import { acknowledgmentEmail } from './acknowledgmentEmail';
import { endSubscription } from './endSubscription';
import { findOrderByNumber } from './findOrderByNumber';

export type DeclarationContent =
  | { readonly kind: 'withdrawal'; readonly content: Withdrawal }
  | { readonly kind: 'cancellation'; readonly content: Cancellation };

interface DeclarationContext {
  readonly key: string;
  readonly language: Language;
  readonly rootUrl: string;
}

export interface StoredDeclaration {
  readonly declaration: Declaration;
  /** The first declaration of this kind with the same order number and email. */
  readonly earlier: Declaration | undefined;
}

/** Stores a declaration and its acknowledgment. Repeated requests with the same key and content store it only once. */
export const storeDeclaration = async (
  { db, clock, mailbox }: Sandbox,
  declared: DeclarationContent,
  { key, language, rootUrl }: DeclarationContext,
): Promise<StoredDeclaration> => {
  const requestHash = fingerprint(JSON.stringify([key, declared.kind, declared.content]));
  const { row, earlier, email } = await db.transaction().execute(async (transaction) => {
    const entry = { ...rowOf(declared, clock.now()), request_hash: requestHash, language };
    const added = await transaction
      .insertInto('declarations')
      .values(entry)
      .onConflict((conflict) => conflict.column('request_hash').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) {
      const row = await declarationOf(transaction, requestHash);
      return { row, earlier: await findEarlier(transaction, row), email: undefined };
    }
    const found = await applyDeclaration(transaction, declared);
    const row = await transaction
      .updateTable('declarations')
      .set({ order_id: found.orderId, effective_at: found.effectiveAt })
      .where('id', '=', added.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    const earlier = await findEarlier(transaction, row);
    const acknowledgment = acknowledgmentEmail(row, earlier, rootUrl);
    return { row, earlier, email: await mailbox.store(acknowledgment, transaction) };
  });
  if (email) mailbox.relay(email);
  return { declaration: row, earlier };
};

const rowOf = (
  { kind, content }: DeclarationContent,
  now: Date,
): Omit<Insertable<Tables['declarations']>, 'request_hash' | 'language'> => ({
  id: randomUUID(),
  kind,
  name: content.name,
  order_number: content.orderNumber,
  contract: content.contract,
  email: content.email,
  cancellation_kind: kind === 'cancellation' ? content.kind : null,
  reason: kind === 'cancellation' ? content.reason : '',
  ends_on: (kind === 'cancellation' && content.endsOn) || null,
  received_at: now,
  order_id: null,
});

const declarationOf = (db: Kysely<Tables>, requestHash: string): Promise<Declaration> =>
  db.selectFrom('declarations').selectAll().where('request_hash', '=', requestHash).executeTakeFirstOrThrow();

/** Returns the first declaration about the same order number and email, unless it is this one. */
const findEarlier = async (db: Kysely<Tables>, declared: Declaration): Promise<Declaration | undefined> => {
  const sent = await db
    .selectFrom('declarations')
    .selectAll()
    .where((where) => where(where.fn('lower', ['email']), '=', emailKey(declared.email)))
    .orderBy('received_at')
    .execute();
  const identityOf = ({ kind, email, order_number: orderNumber }: Declaration) => ({
    kind,
    email,
    orderNumber,
  });
  const first = sent.find((one) => isSameDeclaration(identityOf(one), identityOf(declared)));
  return first?.id === declared.id ? undefined : first;
};

/** Finds the order. A cancellation ends the order's subscription; a withdrawal is refunded later. */
const applyDeclaration = async (
  transaction: Kysely<Tables>,
  { kind, content }: DeclarationContent,
): Promise<{ orderId: string | null; effectiveAt: Date | null }> => {
  const order = await findOrderByNumber(transaction, content.email, content.orderNumber);
  if (!order) return { orderId: null, effectiveAt: null };
  const end = kind === 'cancellation' ? await endSubscription(transaction, order, content.endsOn) : undefined;
  return { orderId: order.id, effectiveAt: end ?? null };
};
