import { refreshTokenCookie, tokenCookie } from '#domain/consent/storedItems';
import type { TokenPair } from '#domain/session/TokenPair';
import { StoredItems } from '../shared/StoredItems';
import { service } from '../useCase';

/** Stores the tokens in script-readable cookies, so that every tab sees a renewal immediately (SE-07, D-15). */
@service
export class TokenStore {
  constructor(private readonly stored: StoredItems) {}

  read(): TokenPair | undefined {
    const token = this.stored.read(tokenCookie);
    return token ? { token, refreshToken: this.stored.read(refreshTokenCookie) ?? '' } : undefined;
  }

  write({ token, refreshToken }: TokenPair): void {
    this.stored.write(tokenCookie, token);
    this.stored.write(refreshTokenCookie, refreshToken);
  }

  clear(): void {
    this.stored.remove(tokenCookie);
    this.stored.remove(refreshTokenCookie);
  }
}
