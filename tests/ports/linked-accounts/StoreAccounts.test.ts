import { onBothAdapters } from '../support/onBothAdapters';
import { storeAccountsSuite } from './StoreAccounts.suite';

onBothAdapters('StoreAccounts', storeAccountsSuite);
