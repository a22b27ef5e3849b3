import { onBothAdapters } from '../support/onBothAdapters';
import { declarationsSuite } from './Declarations.suite';

onBothAdapters('Declarations', declarationsSuite);
