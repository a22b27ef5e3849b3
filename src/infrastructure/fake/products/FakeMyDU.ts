import { injectable } from 'inversify';
import { MyDU, type MyDUConversionRejection } from '#application/products/MyDU';
import { Clock } from '#application/shared/Clock';
import { myDUConversion } from '#domain/products/mydu';
import { fail, succeed, type Result } from '#domain/shared/Result';
import { FakeApi } from '../backend/FakeApi';
import { FakeBackend } from '../backend/FakeBackend';

@injectable()
export class FakeMyDU extends MyDU {
  constructor(
    private readonly api: FakeApi,
    private readonly backend: FakeBackend,
    private readonly clock: Clock,
  ) {
    super();
  }

  async canBuy(): Promise<boolean | undefined> {
    const answer = await this.api.callAsPlayer(({ hasMyDUAccess }) => succeed(!hasMyDUAccess));
    return answer.ok ? answer.value : undefined;
  }

  convert(): Promise<Result<Date, MyDUConversionRejection>> {
    return this.api.callAsPlayer<Date, MyDUConversionRejection>((person) => {
      if (person.hasMyDUAccess) return fail({ kind: 'has-already' });
      const { gameTimeEnd } = person;
      const conversion = myDUConversion(
        gameTimeEnd === undefined ? undefined : new Date(gameTimeEnd),
        this.clock.now(),
      );
      if (conversion.kind === 'forbidden') return fail({ kind: 'no-game-time' });
      this.backend.change(() => {
        person.hasMyDUAccess = true;
        person.gameTimeEnd = conversion.endAfterwards.toISOString();
      });
      return succeed(conversion.endAfterwards);
    });
  }
}
