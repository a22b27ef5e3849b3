import { onBothAdapters } from '../support/onBothAdapters';
import { recruitingSuite } from './Recruiting.suite';

onBothAdapters('Recruiting', recruitingSuite);
