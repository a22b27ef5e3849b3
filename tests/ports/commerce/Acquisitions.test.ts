import { onBothAdapters } from '../support/onBothAdapters';
import { acquisitionsSuite } from './Acquisitions.suite';

onBothAdapters('Acquisitions', acquisitionsSuite);
