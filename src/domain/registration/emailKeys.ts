import { deletionSeconds } from '../my-data/AccountDeletion';

/** How long the key in an email can be used. `activation` also lets a ghost register. */
export const emailKeySeconds = {
  activation: 172_800,
  reset: 3_600,
  'email-change': 172_800,
  'email-undo': 604_800,
  deletion: deletionSeconds,
} as const;
