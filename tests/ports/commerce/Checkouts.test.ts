import { onBothAdapters } from '../support/onBothAdapters';
import { checkoutsSuite } from './Checkouts.suite';

onBothAdapters('Checkouts', checkoutsSuite);
