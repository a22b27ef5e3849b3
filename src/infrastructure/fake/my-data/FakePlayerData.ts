import { injectable } from 'inversify';
import { PlayerData } from '#application/my-data/PlayerData';
import { Clock } from '#application/shared/Clock';
import type { DataExport } from '#domain/my-data/DataExport';
import type { CallFailure } from '#domain/shared/CallFailure';
import { succeed, type Result } from '#domain/shared/Result';
import { FakeApi } from '../backend/FakeApi';
import type { FakePerson } from '../backend/people';

const secrets = [
  'password',
  'twoFactorSecret',
  'twoFactorSetup',
  'recoveryCodes',
] as const satisfies readonly (keyof FakePerson)[];

@injectable()
export class FakePlayerData extends PlayerData {
  constructor(
    private readonly api: FakeApi,
    private readonly clock: Clock,
  ) {
    super();
  }

  export(): Promise<Result<DataExport, CallFailure>> {
    return this.api.callWithProof<DataExport, never>((person) => {
      const shown = Object.entries(person).filter(([name]) => !secrets.some((secret) => secret === name));
      const data = { players: [Object.fromEntries(shown)] };
      const heldNotShown = secrets.map((column) => ({ table: 'players', column, reason: 'A secret.' }));
      return succeed({ exportedAt: this.clock.now().toISOString(), data, heldNotShown });
    });
  }
}
