import { onBothAdapters } from '../support/onBothAdapters';
import { activationsSuite } from './Activations.suite';

onBothAdapters('Activations', activationsSuite);
