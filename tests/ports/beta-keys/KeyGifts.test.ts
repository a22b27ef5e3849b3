import { onBothAdapters } from '../support/onBothAdapters';
import { keyGiftsSuite } from './KeyGifts.suite';

onBothAdapters('KeyGifts', keyGiftsSuite);
