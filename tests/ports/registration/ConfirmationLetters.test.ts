import { onBothAdapters } from '../support/onBothAdapters';
import { confirmationLettersSuite } from './ConfirmationLetters.suite';

onBothAdapters('ConfirmationLetters', confirmationLettersSuite);
