import { gameTimeCodeCookie } from '#domain/consent/storedItems';
import { parseRedemptionCode } from '#domain/products/RedemptionCode';
import { StoredItems } from '../shared/StoredItems';
import { service } from '../useCase';

/**
 * Stores the game-time code from a sign-up link until the account is activated, because the confirmation link in the
 * email opens a new tab.
 */
@service
export class StoredGameTimeCode {
  constructor(private readonly stored: StoredItems) {}

  save(code: string): void {
    this.stored.write(gameTimeCodeCookie, code);
  }

  /** Returns the code and removes it; undefined if the stored value is not a valid code. */
  take(): string | undefined {
    const code = parseRedemptionCode(this.stored.read(gameTimeCodeCookie) ?? '');
    this.stored.remove(gameTimeCodeCookie);
    return code.ok ? code.value : undefined;
  }
}
