import { deletionSeconds } from '../my-data/AccountDeletion';

/** Lifetime of the key in an email. The `activation` key also lets a ghost register. */
export const emailKeySeconds = {
  activation: 172_800,
  reset: 3_600,
  'email-change': 172_800,
  'email-undo': 604_800,
  deletion: deletionSeconds,
} as const;
