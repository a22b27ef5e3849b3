import { isHidden, ownedProducts, type OwnedProduct } from '../../domain/entitlements/OwnedProduct';
import type { CallFailure } from '../../domain/shared/CallFailure';
import { fail, succeed, type Result } from '../../domain/shared/Result';
import { Subscriptions } from '../billing/Subscriptions';
import { Configuration } from '../configuration/Configuration';
import { StoreGameTime } from '../linked-accounts/StoreGameTime';
import { Session } from '../session/Session';
import { Clock } from '../shared/Clock';
import { useCase } from '../useCase';
import { GameTime } from './GameTime';

/** All that the products page shows of a player's holdings (PD-01). */
export interface ProductsOverview {
  readonly products: readonly OwnedProduct[];
  readonly hasMyDUAccess: boolean;
  /** Absent when there never was any. */
  readonly gameTimeEnd?: Date;
  /** Months of game time bought through the store that wait to be claimed. */
  readonly claimableMonths?: number;
}

@useCase
export class ListProducts {
  constructor(
    private readonly session: Session,
    private readonly gameTime: GameTime,
    private readonly subscriptions: Subscriptions,
    private readonly storeGameTime: StoreGameTime,
    private readonly configuration: Configuration,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<Result<ProductsOverview, CallFailure>> {
    const [gameTimeEnd, subscription, claimable] = await Promise.all([
      this.gameTime.end(),
      this.subscriptions.last(),
      this.storeGameTime.claimable(),
    ]);
    if (!gameTimeEnd.ok) return gameTimeEnd;
    const player = this.session.player;
    if (!player) return fail({ kind: 'signed-out' });

    const products = ownedProducts({
      roles: player.roles,
      accessList: this.configuration.current.accessRoles,
      ...(gameTimeEnd.value && { gameTimeEnd: gameTimeEnd.value }),
      ...(subscription && { subscription }),
    });
    const now = this.clock.now();
    return succeed({
      products: products.filter((product) => !isHidden(product, now, claimable !== undefined)),
      hasMyDUAccess: player.details?.hasMyDUAccess ?? false,
      ...(gameTimeEnd.value && { gameTimeEnd: gameTimeEnd.value }),
      ...(claimable && { claimableMonths: claimable.months }),
    });
  }
}
