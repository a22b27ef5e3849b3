import { onBothAdapters } from '../support/onBothAdapters';
import { registrationsSuite } from './Registrations.suite';

onBothAdapters('Registrations', registrationsSuite);
