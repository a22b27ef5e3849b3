import { onBothAdapters } from '../support/onBothAdapters';
import { gameTimeSuite } from './GameTime.suite';

onBothAdapters('GameTime', gameTimeSuite);
