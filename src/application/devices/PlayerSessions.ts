import type { PlayerSession } from '#domain/devices/PlayerSession';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';

/** The session has ended, or never existed. */
export interface UnknownSession {
  readonly kind: 'unknown-session';
}

/** Sessions of the signed-in player. Ending one requires recent authentication. */
export abstract class PlayerSessions {
  abstract list(): Promise<Result<readonly PlayerSession[], CallFailure>>;
  abstract end(id: string): Promise<Result<void, UnknownSession | CallFailure>>;
  abstract endOthers(): Promise<Result<void, CallFailure>>;
}
