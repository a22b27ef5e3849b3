import type { Clock } from './Clock';

/** Waits, unless the signal is aborted. */
export const pause = async (clock: Clock, milliseconds: number, signal: AbortSignal): Promise<void> => {
  if (milliseconds === 0 || signal.aborted) return;
  await new Promise<void>((done) => {
    const end = (): void => {
      cancel();
      signal.removeEventListener('abort', end);
      done();
    };
    const cancel = clock.schedule(milliseconds, end);
    signal.addEventListener('abort', end);
  });
};
