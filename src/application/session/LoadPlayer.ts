import { playerFrom, type Player } from '#domain/session/Player';
import type { TokenClaims } from '#domain/session/TokenClaims';
import { Orders } from '../billing/Orders';
import { Configuration } from '../configuration/Configuration';
import { useCase } from '../useCase';
import { Players } from './Players';

/** Loads the player. The result may lack the details and orders (SE-01). */
@useCase
export class LoadPlayer {
  constructor(
    private readonly players: Players,
    private readonly orders: Orders,
    private readonly configuration: Configuration,
  ) {}

  async execute(claims: TokenClaims): Promise<Player> {
    const [details, orders] = await Promise.all([
      this.players.findDetails(claims.id),
      this.orders.listPaid(claims.id),
    ]);
    const accessRoles = this.configuration.currentIfLoaded?.accessRoles ?? [];
    return playerFrom(claims, orders, details.ok ? details.value : undefined, accessRoles);
  }
}
