import type { PlayerSession } from '../../domain/devices/PlayerSession';
import type { CallFailure } from '../../domain/shared/CallFailure';
import type { Result } from '../../domain/shared/Result';

/** Not open any more, or never was. */
export interface UnknownSession {
  readonly kind: 'unknown-session';
}

/** The sessions of the signed-in player. Ending them asks for a fresh proof. */
export abstract class PlayerSessions {
  abstract list(): Promise<Result<readonly PlayerSession[], CallFailure>>;
  abstract end(id: string): Promise<Result<void, UnknownSession | CallFailure>>;
  abstract endOthers(): Promise<Result<void, CallFailure>>;
}
