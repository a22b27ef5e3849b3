import { onBothAdapters } from '../support/onBothAdapters';
import { playersSuite } from './Players.suite';

onBothAdapters('Players', playersSuite);
