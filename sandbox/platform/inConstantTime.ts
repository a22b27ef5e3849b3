import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds; several times the duration of the work. */
const constantTimeMs = 100;

/** Takes a constant time, so that the duration does not reveal whether an account exists or an email was sent. */
export const inConstantTime = async (work: () => Promise<void>): Promise<void> => {
  await Promise.all([work(), wait(constantTimeMs)]);
};
