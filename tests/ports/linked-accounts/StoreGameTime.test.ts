import { onBothAdapters } from '../support/onBothAdapters';
import { storeGameTimeSuite } from './StoreGameTime.suite';

onBothAdapters('StoreGameTime', storeGameTimeSuite);
