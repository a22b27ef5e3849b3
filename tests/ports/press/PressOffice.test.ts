import { onBothAdapters } from '../support/onBothAdapters';
import { pressOfficeSuite } from './PressOffice.suite';

onBothAdapters('PressOffice', pressOfficeSuite);
