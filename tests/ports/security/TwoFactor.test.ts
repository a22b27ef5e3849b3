import { onBothAdapters } from '../support/onBothAdapters';
import { twoFactorSuite } from './TwoFactor.suite';

onBothAdapters('TwoFactor', twoFactorSuite);
