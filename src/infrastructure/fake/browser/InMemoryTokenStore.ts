import { injectable } from 'inversify';
import { TokenStore } from '../../../application/session/TokenStore';
import type { TokenPair } from '../../../domain/session/TokenPair';

@injectable()
export class InMemoryTokenStore extends TokenStore {
  private held: TokenPair | undefined;

  read(): TokenPair | undefined {
    return this.held;
  }

  write(tokens: TokenPair): void {
    this.held = tokens;
  }

  clear(): void {
    this.held = undefined;
  }
}
