import { onBothAdapters } from '../support/onBothAdapters';
import { configurationSourceSuite } from './ConfigurationSource.suite';

onBothAdapters('ConfigurationSource', configurationSourceSuite);
