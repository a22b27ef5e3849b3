import { onBothAdapters } from '../support/onBothAdapters';
import { ordersSuite } from './Orders.suite';

onBothAdapters('Orders', ordersSuite);
