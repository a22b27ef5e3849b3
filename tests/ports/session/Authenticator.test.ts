import { onBothAdapters } from '../support/onBothAdapters';
import { authenticatorSuite } from './Authenticator.suite';

onBothAdapters('Authenticator', authenticatorSuite);
