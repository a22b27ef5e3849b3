import type { Buyer, Purchase } from '#domain/commerce/Purchase';
import { Session } from '../session/Session';
import { service } from '../useCase';

/** Determines the buyer of a purchase: the ghost stored with it, or else the signed-in player. */
@service
export class PurchaseBuyer {
  constructor(private readonly session: Session) {}

  /** Returns undefined if the purchase has no ghost and no player is signed in. */
  buyerOf({ ghost }: Pick<Purchase, 'ghost'>): Buyer | undefined {
    return ghost ? { kind: 'ghost', ...ghost } : this.player();
  }

  player(): Buyer | undefined {
    const { player } = this.session;
    return player && { kind: 'player', id: player.id };
  }

  /**
   * Waits until the session has started.
   * @returns false if the session could not be verified
   */
  async waitUntilKnown(): Promise<boolean> {
    if (this.session.state.kind === 'unreachable') await this.session.start();
    if (this.session.state.kind === 'starting') await this.waitForSession();
    return this.session.state.kind !== 'unreachable';
  }

  private waitForSession(): Promise<void> {
    return new Promise((done) => {
      const stop = this.session.onChange(({ kind }) => {
        if (kind === 'starting') return;
        stop();
        done();
      });
    });
  }
}
