import { injectable } from 'inversify';
import {
  GhostAccounts,
  type CorrectionRejection,
  type GhostRegistration,
  type GhostRejection,
} from '#application/commerce/GhostAccounts';
import { UuidGenerator } from '#application/shared/UuidGenerator';
import { ghostRefusal, mayCorrectEmail } from '#domain/commerce/orderRefusals';
import type { GhostBuyer } from '#domain/commerce/Purchase';
import { orderStatusOf } from '#domain/commerce/PurchaseOrder';
import { isEmail } from '#domain/shared/patterns';
import type { Language } from '#domain/language/Locale';
import { isSameEmail } from '#domain/shared/spellings';
import type { CallFailure } from '#domain/shared/CallFailure';
import { generalRefusals } from '#domain/shared/generalRefusals';
import { fail, succeed, type Result } from '#domain/shared/Result';
import { cleanEmail } from '#domain/shared/spellings';
import { FakeApi } from '../backend/FakeApi';
import { FakeBackend } from '../backend/FakeBackend';
import { decodeFakeToken } from '../backend/fakeTokens';
import { refuse } from '../backend/refuse';
import { FakeMailboxes } from '../profile/FakeMailboxes';

@injectable()
export class FakeGhostAccounts extends GhostAccounts {
  constructor(
    private readonly api: FakeApi,
    private readonly backend: FakeBackend,
    private readonly mailboxes: FakeMailboxes,
    private readonly uuids: UuidGenerator,
  ) {
    super();
  }

  register({ email: typed, acquisition }: GhostRegistration): Promise<Result<GhostBuyer, GhostRejection>> {
    const email = cleanEmail(typed);
    return this.api.callAnonymously<GhostBuyer, GhostRejection>(() => {
      if (!isEmail(email)) return fail({ kind: 'email-invalid' });
      const known = this.backend.findByEmail(email);
      const refused = ghostRefusal(
        known && {
          isGhost: known.isGhost === true,
          hasBought: known.orders.some(({ status }) => orderStatusOf(status) === 'paid'),
        },
        this.mailboxes.reservationsOf(email).length > 0,
      );
      if (refused) return fail({ kind: refused });
      const ghost = known ?? this.backend.registerGhost(email);
      if (acquisition !== undefined) {
        this.backend.change(() => {
          ghost.acquisition = acquisition;
        });
      }
      return succeed({ id: ghost.id, email, token: this.api.ghostTokenOf(ghost, this.uuids.generate()) });
    });
  }

  correctEmail(
    ghost: GhostBuyer,
    email: string,
    language: Language,
  ): Promise<Result<GhostBuyer, CorrectionRejection>> {
    return this.api.callAsBuyer<GhostBuyer, CorrectionRejection>({ kind: 'ghost', ...ghost }, (person) => {
      if (!isEmail(email)) return fail({ kind: 'email-invalid' });
      const serial = decodeFakeToken(ghost.token)?.serial;
      const orders = this.backend
        .salesOf(person)
        .map(({ status, ghostSerial }) => ({ isPaid: status === 'paid', isOwn: ghostSerial === serial }));
      if (!mayCorrectEmail(orders)) return fail({ kind: 'not-the-buyer' });
      const owner = this.backend.find((other) => other !== person && isSameEmail(other.email, email));
      const refused = ghostRefusal(
        owner && { isGhost: owner.isGhost === true, hasBought: this.backend.salesOf(owner).length > 0 },
        this.mailboxes.reservationsOf(email).length > 0,
      );
      if (refused) return fail({ kind: refused });
      if (owner) this.backend.erase(owner);
      this.backend.change(() => {
        person.email = email;
      });
      this.backend.sendEmail('activation', person, language);
      return succeed({ id: ghost.id, email, token: ghost.token });
    });
  }

  renew({ email, token }: GhostBuyer): Promise<Result<GhostBuyer, CallFailure>> {
    return this.api.callAnonymously<GhostBuyer, CallFailure>(() => {
      const ghost = this.api.formerGhost(token);
      const serial = decodeFakeToken(token)?.serial ?? '';
      return ghost
        ? succeed({ id: ghost.id, email, token: this.api.ghostTokenOf(ghost, serial) })
        : refuse(generalRefusals, 'signed-out');
    });
  }
}
