import { injectable } from 'inversify';
import { GameTime } from '#application/products/GameTime';
import { gameTimeSources, type GameTimeRecord } from '#domain/products/gameTimeTimeline';
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

  async findRecord(): Promise<Result<GameTimeRecord, CallFailure>> {
    const gameTime = await this.api.send(findGameTime);
    if (!gameTime.ok) return gameTime;
    const { endDate, history } = gameTime.value;
    const end = toDate(endDate);
    const changes = (history ?? []).map(({ date, source, from, until }) => ({
      date: new Date(date),
      source: gameTimeSources.find((known) => known === source) ?? 'other',
      from: new Date(from),
      until: new Date(until),
    }));
    return succeed({ ...(end && { end }), changes });
  }
}
