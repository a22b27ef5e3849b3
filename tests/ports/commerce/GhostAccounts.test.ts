import { onBothAdapters } from '../support/onBothAdapters';
import { ghostAccountsSuite } from './GhostAccounts.suite';

onBothAdapters('GhostAccounts', ghostAccountsSuite);
