import { deletionSeconds } from '../my-data/AccountDeletion';
import { resetWaitSeconds } from './registrationRefusals';

/** Lifetimes in seconds of the keys in emails. The `activation` key can also be used by a ghost to register. */
export const emailKeySeconds = {
  activation: 172_800,
  reset: 3_600,
  'stop-reset': resetWaitSeconds,
  'email-change': 172_800,
  'email-undo': 604_800,
  deletion: deletionSeconds,
} as const;
