import { canBuyMyDU } from '#domain/products/mydu';
import { Session } from '../session/Session';
import { useCase } from '../useCase';
import { MyDU } from './MyDU';

/**
 * Whether the player may buy myDU (BU-08). Returns true for guests and on failure, because the server also checks
 * this.
 */
@useCase
export class CheckMyDUPurchase {
  constructor(
    private readonly session: Session,
    private readonly myDU: MyDU,
  ) {}

  async execute(): Promise<boolean> {
    const { player } = this.session;
    if (!player) return true;
    const hasAccess = player.details?.hasMyDUAccess ?? false;
    return canBuyMyDU(hasAccess, hasAccess ? undefined : await this.myDU.canBuy());
  }
}
