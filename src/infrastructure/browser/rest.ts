import { nextTask } from './nextTask';
import { untilStaying } from './untilStaying';

/** Lets the browser answer a press, and waits while a pressed link may lead to another page. */
export const rest = async (): Promise<void> => {
  await nextTask();
  await untilStaying();
};
