import { leavingAttribute } from '../../handover/protocol';

const interval = 200;

/** Waits while a tapped link may still navigate to another page. */
export const untilStaying = async (): Promise<void> => {
  while (document.documentElement.hasAttribute(leavingAttribute))
    await new Promise((done) => setTimeout(done, interval));
};
