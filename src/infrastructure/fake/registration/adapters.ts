import { adapterModule } from '../../adapterModule';
import { FakeActivations } from './FakeActivations';
import { FakeConfirmationEmails } from './FakeConfirmationEmails';
import { FakeLinkOwners } from './FakeLinkOwners';
import { FakePasswordResets } from './FakePasswordResets';
import { FakeRegistrations } from './FakeRegistrations';

export const registration = adapterModule(
  FakeActivations,
  FakeConfirmationEmails,
  FakeLinkOwners,
  FakePasswordResets,
  FakeRegistrations,
);
