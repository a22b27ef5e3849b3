import { onBothAdapters } from '../support/onBothAdapters';
import { playerDataSuite } from './PlayerData.suite';

onBothAdapters('PlayerData', playerDataSuite);
