import { changesBetween, type EmailPreferences } from '#domain/mailing/EmailPreferences';
import type { CallFailure } from '#domain/shared/CallFailure';
import { fail, type Result } from '#domain/shared/Result';
import { PageLanguage } from '../language/PageLanguage';
import { Session } from '../session/Session';
import { useCase } from '../useCase';
import { MailingList } from './MailingList';

/** Sends only the preferences that changed. Future emails will be in the language of the page. */
@useCase
export class SaveEmailPreferences {
  constructor(
    private readonly mailingList: MailingList,
    private readonly session: Session,
    private readonly page: PageLanguage,
  ) {}

  async execute(saved: EmailPreferences, chosen: EmailPreferences): Promise<Result<void, CallFailure>> {
    const { player } = this.session;
    if (!player) return fail({ kind: 'signed-out' });
    return this.mailingList.change(player.email, this.page.language, changesBetween(saved, chosen));
  }
}
