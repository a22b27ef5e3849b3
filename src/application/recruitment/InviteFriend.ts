import { fail, type Result } from '../../domain/shared/Result';
import { useCase } from '../useCase';
import { Recruiting, type RecruitingRejection } from './Recruiting';

/** The server checks the address (RC-01). */
@useCase
export class InviteFriend {
  constructor(private readonly recruiting: Recruiting) {}

  async execute(typed: string): Promise<Result<void, RecruitingRejection>> {
    const email = typed.trim();
    // It is sent in the path, where dots alone mean another one.
    if (/^\.*$/.test(email)) return fail({ kind: 'refused', keys: ['error_email_invalid'] });
    return this.recruiting.invite(email);
  }
}
