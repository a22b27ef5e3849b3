import { injectable } from 'inversify';
import { BreachedPasswords } from '#application/security/BreachedPasswords';
import { sampleBreachedPasswords } from '#samples/accounts';
import { FakeBackend } from '../backend/FakeBackend';

@injectable()
export class FakeBreachedPasswords extends BreachedPasswords {
  constructor(private readonly backend: FakeBackend) {
    super();
  }

  /** Returns false if the simulated network condition is not `normal`. */
  async has(password: string): Promise<boolean> {
    return this.backend.networkCondition === 'normal' && sampleBreachedPasswords.includes(password);
  }
}
