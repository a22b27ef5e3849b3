import { adapterModule } from '../../adapterModule';
import { HttpActivations } from './HttpActivations';
import { HttpConfirmationEmails } from './HttpConfirmationEmails';
import { HttpPasswordResets } from './HttpPasswordResets';
import { HttpRegistrations } from './HttpRegistrations';

export const registration = adapterModule(
  HttpActivations,
  HttpConfirmationEmails,
  HttpPasswordResets,
  HttpRegistrations,
);
