import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';
import { PageLanguage } from '../language/PageLanguage';
import { Session } from '../session/Session';
import { useCase } from '../useCase';
import type { DeadKey } from './Activations';
import { PasswordResets } from './PasswordResets';

/** Stops a password reset that waits, so that password and two-factor authentication stay as they are. */
@useCase
export class StopPasswordReset {
  constructor(
    private readonly resets: PasswordResets,
    private readonly page: PageLanguage,
    private readonly session: Session,
  ) {}

  /** Stops the reset of the signed-in player. */
  async execute(): Promise<Result<void, CallFailure>> {
    return this.update(await this.resets.stop(this.page.language));
  }

  /** @param key key from the email that was sent to the owner of the account */
  async executeByKey(key: string): Promise<Result<void, DeadKey | CallFailure>> {
    return this.update(await this.resets.stopByKey(key, this.page.language));
  }

  /** The signed-in player may be the owner of the account, whose notice about the reset then disappears. */
  private async update<E>(stopped: Result<void, E>): Promise<Result<void, E>> {
    if (stopped.ok && this.session.player) await this.session.reloadPlayer();
    return stopped;
  }
}
