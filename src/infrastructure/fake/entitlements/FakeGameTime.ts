import { injectable } from 'inversify';
import { GameTime } from '../../../application/entitlements/GameTime';
import type { CallFailure } from '../../../domain/shared/CallFailure';
import { succeed, type Result } from '../../../domain/shared/Result';
import { FakeApi } from '../world/FakeApi';

@injectable()
export class FakeGameTime extends GameTime {
  constructor(private readonly api: FakeApi) {
    super();
  }

  end(): Promise<Result<Date | undefined, CallFailure>> {
    return this.api.player<Date | undefined, CallFailure>(({ gameTimeEnd }) =>
      succeed(gameTimeEnd === undefined ? undefined : new Date(gameTimeEnd)),
    );
  }
}
