import { onBothAdapters } from '../support/onBothAdapters';
import { storeCheckoutsSuite } from './StoreCheckouts.suite';

onBothAdapters('StoreCheckouts', storeCheckoutsSuite);
