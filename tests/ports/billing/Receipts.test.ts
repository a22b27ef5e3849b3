import { onBothAdapters } from '../support/onBothAdapters';
import { receiptsSuite } from './Receipts.suite';

onBothAdapters('Receipts', receiptsSuite);
