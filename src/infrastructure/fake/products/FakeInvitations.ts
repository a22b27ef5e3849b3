import { injectable } from 'inversify';
import { Invitations } from '#application/products/Invitations';
import { Clock } from '#application/shared/Clock';
import { isInvitedBack } from '#domain/products/invitations';
import { hasAccess } from '#domain/session/roles';
import { succeed } from '#domain/shared/Result';
import { FakeApi } from '../backend/FakeApi';
import { FakeBackend } from '../backend/FakeBackend';

@injectable()
export class FakeInvitations extends Invitations {
  constructor(
    private readonly api: FakeApi,
    private readonly backend: FakeBackend,
    private readonly clock: Clock,
  ) {
    super();
  }

  async isInvitedBack(): Promise<boolean> {
    const answer = await this.api.callAsPlayer((person) =>
      succeed(
        isInvitedBack(
          {
            gameTimeEnd: person.gameTimeEnd === undefined ? undefined : new Date(person.gameTimeEnd),
            hasAccess: hasAccess(this.backend.rolesOf(person)),
          },
          this.clock.now(),
        ),
      ),
    );
    return answer.ok && answer.value;
  }
}
