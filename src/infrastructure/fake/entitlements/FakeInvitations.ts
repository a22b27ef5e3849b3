import { injectable } from 'inversify';
import { Invitations } from '../../../application/entitlements/Invitations';
import { Clock } from '../../../application/shared/Clock';
import { isInvitedBack } from '../../../domain/entitlements/invitations';
import { hasAccess } from '../../../domain/session/roles';
import { succeed } from '../../../domain/shared/Result';
import { FakeApi } from '../world/FakeApi';
import { FakeWorld } from '../world/FakeWorld';

@injectable()
export class FakeInvitations extends Invitations {
  constructor(
    private readonly api: FakeApi,
    private readonly world: FakeWorld,
    private readonly clock: Clock,
  ) {
    super();
  }

  async isInvitedBack(): Promise<boolean> {
    const answer = await this.api.player((person) =>
      succeed(
        isInvitedBack(
          {
            gameTimeEnd: person.gameTimeEnd === undefined ? undefined : new Date(person.gameTimeEnd),
            hasAccess: hasAccess(this.world.rolesOf(person)),
          },
          this.clock.now(),
        ),
      ),
    );
    return answer.ok && answer.value;
  }
}
