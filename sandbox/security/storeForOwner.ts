import type { Kysely } from 'kysely';
import type { Sandbox } from '../context';
import type { EmailWithCopies, Mailbox, SentEmail } from '../platform/mailbox';
import type { Player, Tables } from '../platform/tables';
import { restorableEmailsOf } from '../profile/emailChangeKeys';

/**
 * Stores an email about the security of an account. Addresses that the owner can still restore get a copy, because an
 * attacker may have changed the address.
 */
export const storeForOwner = async (
  { mailbox, clock }: Pick<Sandbox, 'mailbox' | 'clock'>,
  transaction: Kysely<Tables>,
  { id }: Pick<Player, 'id'>,
  email: EmailWithCopies,
): Promise<SentEmail> => {
  const restorable = await restorableEmailsOf(transaction, id, clock.now());
  return storeWithCopies(mailbox, transaction, email, restorable);
};

/** Stores an email, and a copy for each former address. */
export const storeWithCopies = async (
  mailbox: Mailbox,
  transaction: Kysely<Tables>,
  email: EmailWithCopies,
  formerAddresses: readonly string[],
): Promise<SentEmail> => {
  for (const address of formerAddresses) await mailbox.store(email.copyFor(address), transaction);
  return mailbox.store(email, transaction);
};
