import { languageOf, localeOfPath, type Language } from '../../domain/language/Locale';
import type { NewCredentials, ResetInfo } from '../../domain/registration/PasswordReset';
import type { CallFailure } from '../../domain/shared/CallFailure';
import { fail, type Result } from '../../domain/shared/Result';
import { Navigator } from '../navigation/Navigator';
import { Session } from '../session/Session';
import { useCase } from '../useCase';
import type { DeadKey } from './Activations';
import { PasswordResets } from './PasswordResets';

/** Under this code the catalogue says that a key was tried too often (FP-01). */
const tooManyTries = 429;

/** Lets whoever holds a letter's key choose a new password for its account (FP-01). */
@useCase
export class ResetPassword {
  constructor(
    private readonly resets: PasswordResets,
    private readonly session: Session,
    private readonly navigator: Navigator,
  ) {}

  /** Whose password it is. */
  async lookUp(key: string): Promise<Result<ResetInfo, DeadKey | CallFailure>> {
    return withOwnCode(await this.resets.info(key, this.language));
  }

  /** The server ends every session of the account: one of it that is going on here ends with them. */
  async execute(
    key: string,
    chosen: NewCredentials,
    { email }: ResetInfo,
  ): Promise<Result<void, DeadKey | CallFailure>> {
    const confirmed = withOwnCode(await this.resets.confirm(key, chosen, this.language));
    const own = this.session.player?.email.toLowerCase() === email.toLowerCase();
    if (confirmed.ok && own) this.session.end();
    return confirmed;
  }

  private get language(): Language {
    return languageOf(localeOfPath(this.navigator.path));
  }
}

const withOwnCode = <T>(result: Result<T, DeadKey | CallFailure>): Result<T, DeadKey | CallFailure> =>
  !result.ok && result.error.kind === 'too-many-requests'
    ? fail({ kind: 'server', status: 429, code: tooManyTries })
    : result;
