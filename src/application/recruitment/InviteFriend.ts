import { fail, type Result } from '#domain/shared/Result';
import { cleanEmail } from '#domain/shared/spellings';
import { useCase } from '../useCase';
import { Recruiting, type RecruitingRejection } from './Recruiting';

/** Invites a friend by email. The server validates the address (RC-01). */
@useCase
export class InviteFriend {
  constructor(private readonly recruiting: Recruiting) {}

  async execute(typed: string): Promise<Result<void, RecruitingRejection>> {
    const email = cleanEmail(typed);
    // The email is a segment of the request path. A segment of only dots would change the path.
    if (/^\.*$/.test(email)) return fail({ kind: 'refused', keys: ['error_email_invalid'] });
    return this.recruiting.invite(email);
  }
}
