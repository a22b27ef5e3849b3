import { onBothAdapters } from '../support/onBothAdapters';
import { productsSuite } from './Products.suite';

onBothAdapters('Products', productsSuite);
