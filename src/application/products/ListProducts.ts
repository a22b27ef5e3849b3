import { isHiddenProduct, ownedProducts, type OwnedProduct } from '#domain/products/OwnedProduct';
import type { CallFailure } from '#domain/shared/CallFailure';
import { fail, succeed, type Result } from '#domain/shared/Result';
import { PriceSubscription } from '../billing/PriceSubscription';
import { Configuration } from '../configuration/Configuration';
import { Session } from '../session/Session';
import { Clock } from '../shared/Clock';
import { useCase } from '../useCase';
import { LoadGameTimeOverview, type GameTimeOverview } from './LoadGameTimeOverview';

export interface ProductsOverview extends Pick<GameTimeOverview, 'gameTimeEnd' | 'claimableMonths'> {
  readonly products: readonly OwnedProduct[];
  readonly hasMyDUAccess: boolean;
}

@useCase
export class ListProducts {
  constructor(
    private readonly session: Session,
    private readonly loadGameTime: LoadGameTimeOverview,
    private readonly price: PriceSubscription,
    private readonly configuration: Configuration,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<Result<ProductsOverview, CallFailure>> {
    const loaded = await this.loadGameTime.execute();
    if (!loaded.ok) return loaded;
    const player = this.session.player;
    if (!player) return fail({ kind: 'signed-out' });

    const { subscription: loadedSubscription, ...shown } = loaded.value;
    const subscription = loadedSubscription && (await this.price.execute(loadedSubscription));
    const products = ownedProducts({
      roles: player.roles,
      accessList: this.configuration.current.accessRoles,
      ...(shown.gameTimeEnd && { gameTimeEnd: shown.gameTimeEnd }),
      ...(subscription && { subscription }),
    });
    const now = this.clock.now();
    const hasStoreGameTime = shown.claimableMonths !== undefined;
    return succeed({
      ...shown,
      products: products.filter((product) => !isHiddenProduct(product, now, hasStoreGameTime)),
      hasMyDUAccess: player.details?.hasMyDUAccess ?? false,
    });
  }
}
