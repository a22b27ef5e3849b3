import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds; several times what the work takes. */
export const evenTimeMs = 100;

/**
 * Answers at the same moment whatever the work was, so that the time tells a stranger no more than the answer does:
 * not whether there is an account, not whether a letter went out.
 */
export const inEvenTime = async (work: () => Promise<void>): Promise<void> => {
  await Promise.all([work(), wait(evenTimeMs)]);
};
