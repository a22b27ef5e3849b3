import { injectable } from 'inversify';
import { MyDU, type MyDUConversionRejection } from '#application/products/MyDU';
import { Clock } from '#application/shared/Clock';
import { convertToMyDU } from '#domain/products/mydu';
import { succeed, type Result } from '#domain/shared/Result';
import { changeGameTime } from '../backend/extendGameTime';
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
    return this.api.callAsKeptPlayer<Date, MyDUConversionRejection>((person) => {
      const { gameTimeEnd } = person;
      const end = gameTimeEnd === undefined ? undefined : new Date(gameTimeEnd);
      const converted = convertToMyDU(person.hasMyDUAccess, end, this.clock.now());
      if (!converted.ok) return converted;
      const now = this.clock.now();
      this.backend.change(() => {
        person.hasMyDUAccess = true;
        changeGameTime(person, { source: 'mydu', until: converted.value, now });
      });
      return converted;
    });
  }
}
