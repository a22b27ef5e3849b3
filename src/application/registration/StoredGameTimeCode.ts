import { gameTimeCodeCookie } from '#domain/consent/storedItems';
import { parseRedemptionCode } from '#domain/products/RedemptionCode';
import { StoredItems } from '../shared/StoredItems';
import { service } from '../useCase';

/**
 * Stores the game-time code of a sign-up link until the account is activated, because the emailed link opens
 * another tab.
 */
@service
export class StoredGameTimeCode {
  constructor(private readonly stored: StoredItems) {}

  save(code: string): void {
    this.stored.write(gameTimeCodeCookie, code);
  }

  /** Returns and removes the code; undefined if the stored value is not a valid code. */
  take(): string | undefined {
    const code = parseRedemptionCode(this.stored.read(gameTimeCodeCookie) ?? '');
    this.stored.remove(gameTimeCodeCookie);
    return code.ok ? code.value : undefined;
  }
}
