import { onBothAdapters } from '../support/onBothAdapters';
import { newsletterSuite } from './Newsletter.suite';

onBothAdapters('Newsletter', newsletterSuite);
