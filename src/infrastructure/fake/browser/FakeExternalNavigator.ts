import { injectable } from 'inversify';
import { BrowserWindow } from '../../browser/BrowserWindow';
import { HistoryNavigator } from '../../browser/HistoryNavigator';
import { FakeSales } from '../commerce/FakeSales';
import { fakeStoreOrigin } from '../commerce/FakeStoreCheckouts';
import { FakeExternalPages } from '../linked-accounts/FakeExternalPages';
import { fakeDiscordOrigin } from '../backend/externalAccounts';

/** Simulates Discord and the store: approves every request and immediately returns to the site. */
@injectable('Singleton')
export class FakeExternalNavigator extends HistoryNavigator {
  constructor(
    browser: BrowserWindow,
    private readonly sales: FakeSales,
    private readonly pages: FakeExternalPages,
  ) {
    super(browser);
  }

  override leave(address: URL): void {
    const back = this.returnFrom(address);
    if (back === undefined) super.leave(address);
    else this.load(back);
  }

  private returnFrom(address: URL): string | undefined {
    const { origin, pathname } = address;
    if (origin === fakeDiscordOrigin) return this.fromDiscord(address.searchParams);
    if (origin !== fakeStoreOrigin) return undefined;
    return pathname === '/openid' ? this.fromSignIn(address) : this.fromPayment(address.searchParams);
  }

  private fromDiscord(requested: URLSearchParams): string | undefined {
    const redirect = requested.get('redirect_uri');
    if (redirect === null) return undefined;
    const query = new URLSearchParams({
      code: this.pages.discordCode(),
      state: requested.get('state') ?? '',
    });
    return `${new URL(redirect).pathname}?${query.toString()}`;
  }

  private fromSignIn(address: URL): string {
    const returnTo = new URL(address.searchParams.get('returnTo') ?? '');
    return `${returnTo.pathname}?${this.pages.storeAnswer(address.href)}`;
  }

  private fromPayment(requested: URLSearchParams): string | undefined {
    const back = requested.get('returnUrl');
    const orderId = requested.get('order');
    if (back === null || orderId === null) return undefined;
    this.sales.approve(orderId);
    const { pathname, searchParams } = new URL(back);
    searchParams.set('orderId', orderId);
    return `${pathname}?${searchParams.toString()}`;
  }
}
