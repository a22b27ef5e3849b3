import { onBothAdapters } from '../support/onBothAdapters';
import { picturesSuite } from './Pictures.suite';

onBothAdapters('Pictures', picturesSuite);
