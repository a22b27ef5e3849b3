import { injectable } from 'inversify';
import { PlayerSessions, type UnknownSession } from '../../../application/devices/PlayerSessions';
import type { PlayerSession } from '../../../domain/devices/PlayerSession';
import type { CallFailure } from '../../../domain/shared/CallFailure';
import { fail, succeed, type Result } from '../../../domain/shared/Result';
import { FakeApi } from '../world/FakeApi';
import { FakeWorld } from '../world/FakeWorld';

@injectable()
export class FakePlayerSessions extends PlayerSessions {
  constructor(
    private readonly api: FakeApi,
    private readonly world: FakeWorld,
  ) {
    super();
  }

  list(): Promise<Result<readonly PlayerSession[], CallFailure>> {
    return this.api.player((person, current) =>
      succeed(
        this.world.sessionsOf(person).map((session) => ({
          id: session.id,
          browser: session.browser,
          system: session.system,
          ...(session.country !== undefined && { country: session.country }),
          createdAt: new Date(session.createdAt),
          lastUsedAt: new Date(session.lastUsedAt),
          isCurrent: session.id === current?.id,
        })),
      ),
    );
  }

  end(id: string): Promise<Result<void, UnknownSession | CallFailure>> {
    return this.api.proven((person): Result<void, UnknownSession> => {
      const session = this.world.sessionsOf(person).find((open) => open.id === id);
      if (!session) return fail({ kind: 'unknown-session' });
      this.world.spendRefreshToken(session.token);
      return succeed(undefined);
    });
  }

  endOthers(): Promise<Result<void, CallFailure>> {
    return this.api.proven((person, current): Result<void, CallFailure> => {
      const others = this.world.sessionsOf(person).filter(({ id }) => id !== current?.id);
      others.forEach(({ token }) => this.world.spendRefreshToken(token));
      return succeed(undefined);
    });
  }
}
