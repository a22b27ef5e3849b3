import { mayBuyMyDU } from '../../domain/entitlements/mydu';
import { Session } from '../session/Session';
import { useCase } from '../useCase';
import { MyDU } from './MyDU';

/**
 * Whether MyDU is sold to who is here (BU-08). Visitors may buy it, and whoever the server could not be asked about: it
 * refuses a purchase itself.
 */
@useCase
export class MayBuyMyDU {
  constructor(
    private readonly session: Session,
    private readonly myDU: MyDU,
  ) {}

  async execute(): Promise<boolean> {
    const { player } = this.session;
    if (!player) return true;
    const hasAccess = player.details?.hasMyDUAccess ?? false;
    return mayBuyMyDU(hasAccess, hasAccess ? undefined : await this.myDU.mayBuy());
  }
}
