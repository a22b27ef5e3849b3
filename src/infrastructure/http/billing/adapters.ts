import { adapterModule } from '../../adapterModule';
import { HttpOrders } from './HttpOrders';
import { HttpPlacedOrders } from './HttpPlacedOrders';
import { HttpReceipts } from './HttpReceipts';
import { HttpSubscriptions } from './HttpSubscriptions';
import { HttpUnpaidOrders } from './HttpUnpaidOrders';

export const billing = adapterModule(
  HttpOrders,
  HttpPlacedOrders,
  HttpReceipts,
  HttpSubscriptions,
  HttpUnpaidOrders,
);
