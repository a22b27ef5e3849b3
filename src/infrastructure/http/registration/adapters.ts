import { adapterModule } from '../../adapterModule';
import { HttpActivations } from './HttpActivations';
import { HttpConfirmationEmails } from './HttpConfirmationEmails';
import { HttpLinkOwners } from './HttpLinkOwners';
import { HttpPasswordResets } from './HttpPasswordResets';
import { HttpRegistrations } from './HttpRegistrations';

export const registration = adapterModule(
  HttpActivations,
  HttpConfirmationEmails,
  HttpLinkOwners,
  HttpPasswordResets,
  HttpRegistrations,
);
