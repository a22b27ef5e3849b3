import { injectable } from 'inversify';
import { Players } from '#application/session/Players';
import { Clock } from '#application/shared/Clock';
import type { Profile } from '#domain/profile/Profile';
import { playerDetailsOf, type PlayerDetails } from '#domain/session/Player';
import type { CallFailure } from '#domain/shared/CallFailure';
import { fail, succeed, type Result } from '#domain/shared/Result';
import { fakeProfileOf } from '../profile/fakeProfile';
import { FakeApi } from '../backend/FakeApi';

@injectable()
export class FakePlayers extends Players {
  constructor(
    private readonly api: FakeApi,
    private readonly clock: Clock,
  ) {
    super();
  }

  findDetails(id: string): Promise<Result<PlayerDetails, CallFailure>> {
    return this.api.callAsPlayer<PlayerDetails, CallFailure>((person) => {
      if (person.id !== id) return fail(lacksDetails);
      return succeed(playerDetailsOf({ ...person, mfaEnabled: person.twoFactorSecret !== undefined }));
    });
  }

  findProfile(id: string): Promise<Result<Profile, CallFailure>> {
    return this.api.callAsPlayer<Profile, CallFailure>((person) =>
      person.id === id ? succeed(fakeProfileOf(person, this.clock.now())) : fail(lacksDetails),
    );
  }
}

/** Failure for another player's profile, which lacks fields that the site requires. */
const lacksDetails = { kind: 'malformed' } as const;
