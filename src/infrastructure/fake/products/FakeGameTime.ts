import { injectable } from 'inversify';
import { GameTime } from '#application/products/GameTime';
import type { GameTimeRecord } from '#domain/products/gameTimeTimeline';
import type { CallFailure } from '#domain/shared/CallFailure';
import { succeed, type Result } from '#domain/shared/Result';
import { FakeApi } from '../backend/FakeApi';

@injectable()
export class FakeGameTime extends GameTime {
  constructor(private readonly api: FakeApi) {
    super();
  }

  findEnd(): Promise<Result<Date | undefined, CallFailure>> {
    return this.api.callAsPlayer<Date | undefined, CallFailure>(({ gameTimeEnd }) =>
      succeed(gameTimeEnd === undefined ? undefined : new Date(gameTimeEnd)),
    );
  }

  findRecord(): Promise<Result<GameTimeRecord, CallFailure>> {
    return this.api.callAsPlayer<GameTimeRecord, CallFailure>(({ gameTimeEnd, gameTimeChanges = [] }) =>
      succeed({
        ...(gameTimeEnd !== undefined && { end: new Date(gameTimeEnd) }),
        changes: gameTimeChanges.map(({ date, source, from, until }) => ({
          date: new Date(date),
          source,
          from: new Date(from),
          until: new Date(until),
        })),
      }),
    );
  }
}
