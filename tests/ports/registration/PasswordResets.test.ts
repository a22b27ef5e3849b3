import { onBothAdapters } from '../support/onBothAdapters';
import { passwordResetsSuite } from './PasswordResets.suite';

onBothAdapters('PasswordResets', passwordResetsSuite);
