import { afterTask } from './afterTask';
import { waitWhileNavigating } from './waitWhileNavigating';

/** Yields to the browser, then waits while a tapped link may still navigate. */
export const yieldToMain = async (): Promise<void> => {
  await afterTask();
  await waitWhileNavigating();
};
