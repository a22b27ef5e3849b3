import { onBothAdapters } from '../support/onBothAdapters';
import { placedOrdersSuite } from './PlacedOrders.suite';

onBothAdapters('PlacedOrders', placedOrdersSuite);
