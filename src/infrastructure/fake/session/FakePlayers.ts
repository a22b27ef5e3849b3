import { injectable } from 'inversify';
import { Players } from '../../../application/session/Players';
import { playerDetailsOf, type PlayerDetails } from '../../../domain/session/Player';
import type { CallFailure } from '../../../domain/shared/CallFailure';
import { fail, succeed, type Result } from '../../../domain/shared/Result';
import { FakeApi } from '../world/FakeApi';

@injectable()
export class FakePlayers extends Players {
  constructor(private readonly api: FakeApi) {
    super();
  }

  details(id: string): Promise<Result<PlayerDetails, CallFailure>> {
    return this.api.player<PlayerDetails, CallFailure>((person) => {
      if (person.id !== id) return fail({ kind: 'server', status: 403, code: 113 });
      return succeed(playerDetailsOf({ ...person, mfaEnabled: person.twoFactorSecret !== undefined }));
    });
  }
}
