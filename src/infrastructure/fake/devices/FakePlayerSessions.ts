import { injectable } from 'inversify';
import { PlayerSessions, type UnknownSession } from '#application/devices/PlayerSessions';
import type { PlayerSession } from '#domain/devices/PlayerSession';
import type { CallFailure } from '#domain/shared/CallFailure';
import { fail, succeed, type Result } from '#domain/shared/Result';
import { FakeApi } from '../backend/FakeApi';
import { FakeBackend } from '../backend/FakeBackend';

@injectable()
export class FakePlayerSessions extends PlayerSessions {
  constructor(
    private readonly api: FakeApi,
    private readonly backend: FakeBackend,
  ) {
    super();
  }

  list(): Promise<Result<readonly PlayerSession[], CallFailure>> {
    return this.api.callAsPlayer((person, current) =>
      succeed(
        this.backend.sessionsOf(person).map((session) => ({
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
    return this.api.callWithProof((person): Result<void, UnknownSession> => {
      const session = this.backend.sessionsOf(person).find((open) => open.id === id);
      if (!session) return fail({ kind: 'unknown-session' });
      this.backend.endSession(session.token);
      return succeed(undefined);
    });
  }

  endOthers(): Promise<Result<void, CallFailure>> {
    return this.api.callWithProof((person, current): Result<void, CallFailure> => {
      const others = this.backend.sessionsOf(person).filter(({ id }) => id !== current?.id);
      others.forEach(({ token }) => this.backend.endSession(token));
      return succeed(undefined);
    });
  }
}
