import { onBothAdapters } from '../support/onBothAdapters';
import { confirmationEmailsSuite } from './ConfirmationEmails.suite';

onBothAdapters('ConfirmationEmails', confirmationEmailsSuite);
