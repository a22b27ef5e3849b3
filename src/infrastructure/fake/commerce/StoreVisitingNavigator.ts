import { injectable } from 'inversify';
import { BrowserWindow } from '../../browser/BrowserWindow';
import { HistoryNavigator } from '../../browser/HistoryNavigator';
import { FakeSales } from './FakeSales';
import { fakeStoreOrigin } from './FakeStoreCheckouts';

/** Approves the payment when the page leads to the store, and returns at once. */
@injectable()
export class StoreVisitingNavigator extends HistoryNavigator {
  constructor(
    browser: BrowserWindow,
    private readonly sales: FakeSales,
  ) {
    super(browser);
  }

  override leave(address: URL): void {
    const back = address.searchParams.get('returnUrl');
    const orderId = address.searchParams.get('order');
    if (address.origin !== fakeStoreOrigin || back === null || orderId === null) return super.leave(address);
    this.sales.approve(orderId);
    const { pathname, searchParams } = new URL(back);
    searchParams.set('orderId', orderId);
    this.load(`${pathname}?${searchParams.toString()}`);
  }
}
