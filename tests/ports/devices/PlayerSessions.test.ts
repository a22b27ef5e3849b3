import { onBothAdapters } from '../support/onBothAdapters';
import { playerSessionsSuite } from './PlayerSessions.suite';

onBothAdapters('PlayerSessions', playerSessionsSuite);
