import { onBothAdapters } from '../support/onBothAdapters';
import { invitationsSuite } from './Invitations.suite';

onBothAdapters('Invitations', invitationsSuite);
