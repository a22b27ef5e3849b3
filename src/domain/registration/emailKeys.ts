import { resetWaitSeconds } from './registrationRefusals';

/** Lifetimes in seconds of the keys in emails. The `activation` key can also be used by a ghost to register. */
export const emailKeySeconds = {
  activation: 172_800,
  reset: 3_600,
  'stop-reset': resetWaitSeconds,
  'email-change': 172_800,
  'email-undo': 604_800,
  /** A hundred years, so that the link gives the same response for as long as the account exists. */
  deletion: 3_155_760_000,
} as const;
