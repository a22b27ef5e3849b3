import { IsArray, IsBoolean, IsString } from 'class-validator';
import { injectable } from 'inversify';
import { Players } from '../../../application/session/Players';
import type { PlayerDetails } from '../../../domain/session/Player';
import type { CallFailure } from '../../../domain/shared/CallFailure';
import { fail, succeed, type Result } from '../../../domain/shared/Result';
import { asCallFailure } from '../shared/ApiClient';
import { AuthorisedApi } from '../shared/AuthorisedApi';
import { readAnswer } from '../shared/readAnswer';

class PlayerAnswer {
  @IsString()
  firstName!: string;

  @IsString()
  lastName!: string;

  @IsString()
  language!: string;

  @IsBoolean()
  mfaEnabled!: boolean;

  @IsBoolean()
  hasMyDUAccess!: boolean;

  @IsArray()
  @IsString({ each: true })
  ownership!: string[];
}

/** GET /api/users/{id}. */
@injectable()
export class HttpPlayers extends Players {
  constructor(private readonly api: AuthorisedApi) {
    super();
  }

  async details(id: string): Promise<Result<PlayerDetails, CallFailure>> {
    const answer = await this.api.send({ method: 'GET', path: `/api/users/${encodeURIComponent(id)}` });
    if (!answer.ok) return fail(asCallFailure(answer.error));
    const player = readAnswer(PlayerAnswer, answer.value.body);
    if (!player.ok) return player;
    const { firstName, lastName, language, mfaEnabled, hasMyDUAccess, ownership } = player.value;
    return succeed({ firstName, lastName, language, mfaEnabled, hasMyDUAccess, ownership });
  }
}
