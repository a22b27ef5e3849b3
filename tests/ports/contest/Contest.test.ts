import { onBothAdapters } from '../support/onBothAdapters';
import { contestSuite } from './Contest.suite';

onBothAdapters('Contest', contestSuite);
