import { nextTask } from './nextTask';
import { untilStaying } from './untilStaying';

/** Yields to the browser, then waits while a tapped link may still navigate. */
export const rest = async (): Promise<void> => {
  await nextTask();
  await untilStaying();
};
