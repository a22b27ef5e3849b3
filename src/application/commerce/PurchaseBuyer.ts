import type { Buyer, Purchase } from '../../domain/commerce/Purchase';
import { Session } from '../session/Session';
import { service } from '../useCase';

/** Who pays: whoever is signed in, else the ghost of the purchase. */
@service
export class PurchaseBuyer {
  constructor(private readonly session: Session) {}

  /** Whose the order of a purchase is; nothing while its player is not signed in. */
  of({ ghost }: Pick<Purchase, 'ghost'>): Buyer | undefined {
    return ghost ? { kind: 'ghost', ...ghost } : this.player();
  }

  player(): Buyer | undefined {
    const { player } = this.session;
    return player && { kind: 'player', id: player.id };
  }

  /**
   * Waits until it is known who is here.
   *
   * @returns false when there are tokens of somebody, but nobody could be asked whose
   */
  async isKnown(): Promise<boolean> {
    if (this.session.state.kind === 'unreachable') await this.session.start();
    if (this.session.state.kind === 'starting') await this.begun();
    return this.session.state.kind !== 'unreachable';
  }

  private begun(): Promise<void> {
    return new Promise((done) => {
      const stop = this.session.onChange(({ kind }) => {
        if (kind === 'starting') return;
        stop();
        done();
      });
    });
  }
}
