import { onBothAdapters } from '../support/onBothAdapters';
import { emailChangesSuite } from './EmailChanges.suite';

onBothAdapters('EmailChanges', emailChangesSuite);
