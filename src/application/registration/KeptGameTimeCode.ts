import { gameTimeCodeCookie } from '../../domain/consent/storedItems';
import { parseRedemptionCode } from '../../domain/entitlements/RedemptionCode';
import { StoredItems } from '../shared/StoredItems';
import { service } from '../useCase';

/** The game-time code of a sign-up link, until the account is activated: the email's link opens another tab. */
@service
export class KeptGameTimeCode {
  constructor(private readonly stored: StoredItems) {}

  keep(code: string): void {
    this.stored.write(gameTimeCodeCookie, code);
  }

  /** Returns and removes the code; nothing when what is stored is none. */
  take(): string | undefined {
    const code = parseRedemptionCode(this.stored.read(gameTimeCodeCookie) ?? '');
    this.stored.remove(gameTimeCodeCookie);
    return code.ok ? code.value : undefined;
  }
}
