import { onBothAdapters } from '../support/onBothAdapters';
import { mailingListSuite } from './MailingList.suite';

onBothAdapters('MailingList', mailingListSuite);
