import { onBothAdapters } from '../support/onBothAdapters';
import { gameServicesSuite } from './GameServices.suite';

onBothAdapters('GameServices', gameServicesSuite);
