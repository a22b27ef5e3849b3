import { onBothAdapters } from '../support/onBothAdapters';
import { accountDeletionsSuite } from './AccountDeletions.suite';

onBothAdapters('AccountDeletions', accountDeletionsSuite);
