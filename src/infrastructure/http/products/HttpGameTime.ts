import { injectable } from 'inversify';
import { GameTime } from '#application/products/GameTime';
import type { CallFailure } from '#domain/shared/CallFailure';
import { succeed, type Result } from '#domain/shared/Result';
import { CallSender } from '../shared/CallSender';
import { toDate } from '../shared/toDate';
import { findGameTime } from './calls';

@injectable()
export class HttpGameTime extends GameTime {
  constructor(private readonly api: CallSender) {
    super();
  }

  async findEnd(): Promise<Result<Date | undefined, CallFailure>> {
    const gameTime = await this.api.send(findGameTime);
    return gameTime.ok ? succeed(toDate(gameTime.value.endDate)) : gameTime;
  }
}
