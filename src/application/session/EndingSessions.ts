import { endingSessionsItem } from '#domain/consent/storedItems';
import { isRefused } from '#domain/shared/CallFailure';
import { StoredItems } from '../shared/StoredItems';
import { VisitorActivity } from '../shared/VisitorActivity';
import { sharedService } from '../useCase';
import { Authenticator } from './Authenticator';

/**
 * Ends sessions on the server (SE-07). Each is stored until the server has ended it. If that fails, it is ended when
 * the network is back or the site is opened again. Only its refresh token is stored, because that identifies it.
 */
@sharedService
export class EndingSessions {
  constructor(
    private readonly authenticator: Authenticator,
    private readonly stored: StoredItems,
    activity: VisitorActivity,
  ) {
    activity.onReturn(() => this.endAll());
  }

  end(refreshToken: string): void {
    if (refreshToken === '') return;
    this.write([...this.read(), refreshToken]);
    void this.send(refreshToken);
  }

  /** Ends the stored sessions in the background. */
  endAll(): void {
    this.read().forEach((refreshToken) => void this.send(refreshToken));
  }

  private async send(refreshToken: string): Promise<void> {
    const ended = await this.authenticator.signOut(refreshToken);
    // A back end without this call refuses it, and would refuse it again.
    if (ended.ok || isRefused(ended.error)) this.write(this.read().filter((other) => other !== refreshToken));
  }

  private read(): readonly string[] {
    return (this.stored.read(endingSessionsItem) ?? '').split(' ').filter((token) => token !== '');
  }

  private write(refreshTokens: readonly string[]): void {
    if (refreshTokens.length === 0) this.stored.remove(endingSessionsItem);
    else this.stored.write(endingSessionsItem, refreshTokens.join(' '));
  }
}
