import { injectable } from 'inversify';
import { BrowserWindow } from '../../browser/BrowserWindow';
import { HistoryNavigator } from '../../browser/HistoryNavigator';
import { FakeSales } from './FakeSales';
import { fakeStoreOrigin } from './FakeStoreCheckouts';

/** Pays in the fake world's store on the way there, and comes straight back. */
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
