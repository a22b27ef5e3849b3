import { onBothAdapters } from '../support/onBothAdapters';
import { blueprintsSuite } from './Blueprints.suite';

onBothAdapters('Blueprints', blueprintsSuite);
