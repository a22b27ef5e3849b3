import { navigatingAttribute } from '#hydration/protocol';

const pollMilliseconds = 200;

/** Waits as long as a tapped link may still navigate to another page. */
export const waitWhileNavigating = async (): Promise<void> => {
  while (document.documentElement.hasAttribute(navigatingAttribute))
    await new Promise((done) => setTimeout(done, pollMilliseconds));
};
