import { afterTask } from './afterTask';
import { waitWhileNavigating } from './waitWhileNavigating';

/** Yields to the browser, then waits as long as a tapped link may still navigate to another page. */
export const yieldToMain = async (): Promise<void> => {
  await afterTask();
  await waitWhileNavigating();
};
