import { IsISO8601, IsOptional } from 'class-validator';
import { injectable } from 'inversify';
import { GameTime } from '../../../application/entitlements/GameTime';
import type { CallFailure } from '../../../domain/shared/CallFailure';
import { fail, succeed, type Result } from '../../../domain/shared/Result';
import { asCallFailure } from '../shared/ApiClient';
import { AuthorisedApi } from '../shared/AuthorisedApi';
import { dateIn, readAnswer } from '../shared/readAnswer';

class GameTimeAnswer {
  @IsOptional()
  @IsISO8601()
  endDate!: string | null;
}

/** GET /api/users/me/game-time. */
@injectable()
export class HttpGameTime extends GameTime {
  constructor(private readonly api: AuthorisedApi) {
    super();
  }

  async end(): Promise<Result<Date | undefined, CallFailure>> {
    const answer = await this.api.send({ method: 'GET', path: '/api/users/me/game-time' });
    if (!answer.ok) return fail(asCallFailure(answer.error));
    const gameTime = readAnswer(GameTimeAnswer, answer.value.body);
    return gameTime.ok ? succeed(dateIn(gameTime.value.endDate)) : gameTime;
  }
}
