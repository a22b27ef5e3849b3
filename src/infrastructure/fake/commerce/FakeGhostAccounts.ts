import { injectable } from 'inversify';
import {
  GhostAccounts,
  type GhostRegistration,
  type GhostRejection,
} from '#application/commerce/GhostAccounts';
import type { GhostBuyer } from '#domain/commerce/Purchase';
import { orderStatusOf } from '#domain/commerce/PurchaseOrder';
import { isEmail } from '#domain/shared/patterns';
import type { CallFailure } from '#domain/shared/CallFailure';
import { fail, succeed, type Result } from '#domain/shared/Result';
import { FakeApi } from '../backend/FakeApi';
import { FakeBackend } from '../backend/FakeBackend';

@injectable()
export class FakeGhostAccounts extends GhostAccounts {
  constructor(
    private readonly api: FakeApi,
    private readonly backend: FakeBackend,
  ) {
    super();
  }

  register({ email, acquisition }: GhostRegistration): Promise<Result<GhostBuyer, GhostRejection>> {
    return this.api.callAnonymously<GhostBuyer, GhostRejection>(() => {
      if (!isEmail(email)) return fail({ kind: 'email-invalid' });
      const known = this.backend.find((person) => person.email.toLowerCase() === email.toLowerCase());
      if (known && !known.isGhost) return fail({ kind: 'email-has-account' });
      if (known?.orders.some(({ status }) => orderStatusOf(status) === 'paid'))
        return fail({ kind: 'email-used' });
      const ghost = known ?? this.backend.registerGhost(email);
      if (acquisition !== undefined) {
        this.backend.change(() => {
          ghost.acquisition = acquisition;
        });
      }
      return succeed({ id: ghost.id, email, token: this.api.ghostTokenOf(ghost) });
    });
  }

  renew({ email, token }: GhostBuyer): Promise<Result<GhostBuyer, CallFailure>> {
    return this.api.callAnonymously<GhostBuyer, CallFailure>(() => {
      const ghost = this.api.formerGhost(token);
      return ghost
        ? succeed({ id: ghost.id, email, token: this.api.ghostTokenOf(ghost) })
        : fail({ kind: 'server', status: 401, code: 112 });
    });
  }
}
