import { injectable } from 'inversify';
import { MyDU, type ConversionRejection } from '../../../application/entitlements/MyDU';
import { Clock } from '../../../application/shared/Clock';
import { myDUConversion } from '../../../domain/entitlements/mydu';
import { fail, succeed, type Result } from '../../../domain/shared/Result';
import { FakeApi } from '../world/FakeApi';
import { FakeWorld } from '../world/FakeWorld';

@injectable()
export class FakeMyDU extends MyDU {
  constructor(
    private readonly api: FakeApi,
    private readonly world: FakeWorld,
    private readonly clock: Clock,
  ) {
    super();
  }

  async mayBuy(): Promise<boolean | undefined> {
    const answer = await this.api.player(({ hasMyDUAccess }) => succeed(!hasMyDUAccess));
    return answer.ok ? answer.value : undefined;
  }

  convert(): Promise<Result<Date, ConversionRejection>> {
    return this.api.player<Date, ConversionRejection>((person) => {
      if (person.hasMyDUAccess) return fail({ kind: 'has-already' });
      const { gameTimeEnd } = person;
      const conversion = myDUConversion(
        gameTimeEnd === undefined ? undefined : new Date(gameTimeEnd),
        this.clock.now(),
      );
      if (conversion.kind === 'forbidden') return fail({ kind: 'no-game-time' });
      this.world.change(() => {
        person.hasMyDUAccess = true;
        person.gameTimeEnd = conversion.endAfterwards.toISOString();
      });
      return succeed(conversion.endAfterwards);
    });
  }
}
