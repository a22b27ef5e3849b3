import { onBothAdapters } from '../support/onBothAdapters';
import { passwordsSuite } from './Passwords.suite';

onBothAdapters('Passwords', passwordsSuite);
