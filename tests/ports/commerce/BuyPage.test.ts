import { onBothAdapters } from '../support/onBothAdapters';
import { buyPageSuite } from './BuyPage.suite';

onBothAdapters('BuyPage', buyPageSuite);
