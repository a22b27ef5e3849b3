import { mergeEmailPreferences, type EmailPreferences } from '#domain/mailing/EmailPreferences';
import type { CallFailure } from '#domain/shared/CallFailure';
import { fail, succeed, type Result } from '#domain/shared/Result';
import { Session } from '../session/Session';
import { useCase } from '../useCase';
import { MailingList } from './MailingList';

/** Loads the email preferences. Whether the player has plans depends on the paid orders in the session (SE-15). */
@useCase
export class LoadEmailPreferences {
  constructor(
    private readonly mailingList: MailingList,
    private readonly session: Session,
  ) {}

  async execute(): Promise<Result<EmailPreferences, CallFailure>> {
    const { player } = this.session;
    if (!player) return fail({ kind: 'signed-out' });
    const [offered, recorded] = await Promise.all([
      this.mailingList.listOffered(),
      this.mailingList.listRecorded(player.email),
    ]);
    if (!offered.ok) return offered;
    if (!recorded.ok) return recorded;
    return succeed(mergeEmailPreferences(offered.value, recorded.value, player.orders.length > 0));
  }
}
