import { setTimeout as wait } from 'node:timers/promises';

/** Duration in milliseconds, several times as long as the work takes. */
const constantTimeMs = 100;

/** Makes work take a constant time, so that it does not reveal whether an account exists or an email was sent. */
export const inConstantTime = async (work: () => Promise<void>): Promise<void> => {
  await Promise.all([work(), wait(constantTimeMs)]);
};
