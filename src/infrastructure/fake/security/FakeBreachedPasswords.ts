import { injectable } from 'inversify';
import { BreachedPasswords } from '../../../application/security/BreachedPasswords';
import { sampleBreachedPasswords } from '../../../samples/accounts';
import { FakeWorld } from '../world/FakeWorld';

@injectable()
export class FakeBreachedPasswords extends BreachedPasswords {
  constructor(private readonly world: FakeWorld) {
    super();
  }

  /** Returns false while another network condition than `normal` is simulated. */
  async has(password: string): Promise<boolean> {
    return this.world.weather === 'normal' && sampleBreachedPasswords.includes(password);
  }
}
