import { onBothAdapters } from '../support/onBothAdapters';
import { myDUSuite } from './MyDU.suite';

onBothAdapters('MyDU', myDUSuite);
