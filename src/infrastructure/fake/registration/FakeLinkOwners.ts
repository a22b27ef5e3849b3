import { injectable } from 'inversify';
import { LinkOwners, type LinkProblem } from '#application/registration/LinkOwners';
import { Clock } from '#application/shared/Clock';
import { linkKeyRefusal } from '#domain/profile/profileRefusals';
import { maskEmail, type LinkKind, type LinkOwner } from '#domain/registration/LinkOwner';
import { keyOwnerRefusal } from '#domain/registration/registrationRefusals';
import type { CallFailure } from '#domain/shared/CallFailure';
import { fail, succeed, type Result } from '#domain/shared/Result';
import { accountStatusOf } from '../backend/accountStatus';
import { FakeApi } from '../backend/FakeApi';
import { FakeBackend } from '../backend/FakeBackend';

@injectable()
export class FakeLinkOwners extends LinkOwners {
  constructor(
    private readonly api: FakeApi,
    private readonly backend: FakeBackend,
    private readonly clock: Clock,
  ) {
    super();
  }

  find(kind: LinkKind, key: string): Promise<Result<LinkOwner, LinkProblem | CallFailure>> {
    return this.api.callAnonymously((): Result<LinkOwner, LinkProblem> => {
      const email = this.backend.emails.find((sent) => sent.kind === kind && sent.key === key);
      const owner = email && !email.isReplaced && this.backend.find(({ id }) => id === email.personId);
      if (!owner) return fail({ kind: 'unknown-key' });
      const { isUsed, expiresAt, to } = email;
      const refused = linkKeyRefusal({ isUsed, expiresAt: new Date(expiresAt) }, this.clock.now());
      if (refused) return fail({ kind: refused });
      if (kind === 'activation' && keyOwnerRefusal(accountStatusOf(owner)))
        return fail({ kind: 'unknown-key' });
      const isNamed = !owner.isGhost && kind !== 'email-change';
      return succeed({ email: maskEmail(to), ...(isNamed && { displayName: owner.displayName }) });
    });
  }
}
