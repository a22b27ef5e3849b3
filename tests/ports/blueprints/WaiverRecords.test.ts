import { onBothAdapters } from '../support/onBothAdapters';
import { waiverRecordsSuite } from './WaiverRecords.suite';

onBothAdapters('WaiverRecords', waiverRecordsSuite);
