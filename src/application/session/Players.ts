import type { Profile } from '#domain/profile/Profile';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';
import type { PlayerDetails } from '#domain/session/Player';

export abstract class Players {
  abstract findDetails(id: string): Promise<Result<PlayerDetails, CallFailure>>;
  /** Returns the fields that the player can edit (PF-01). */
  abstract findProfile(id: string): Promise<Result<Profile, CallFailure>>;
}
