import { onBothAdapters } from '../support/onBothAdapters';
import { waitingListSuite } from './WaitingList.suite';

onBothAdapters('WaitingList', waitingListSuite);
