import { injectable } from 'inversify';
import { GameTime } from '../../../application/entitlements/GameTime';
import type { CallFailure } from '../../../domain/shared/CallFailure';
import { succeed, type Result } from '../../../domain/shared/Result';
import { CallSender } from '../shared/CallSender';
import { dateIn } from '../shared/dateIn';
import { findGameTime } from './calls';

@injectable()
export class HttpGameTime extends GameTime {
  constructor(private readonly api: CallSender) {
    super();
  }

  async end(): Promise<Result<Date | undefined, CallFailure>> {
    const gameTime = await this.api.send(findGameTime);
    return gameTime.ok ? succeed(dateIn(gameTime.value.endDate)) : gameTime;
  }
}
