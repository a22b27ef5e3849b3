import type { BrowserContext, Page, Request } from '@playwright/test';

/** Collects later requests that match the method and path, in the order in which they are sent. */
export const recordCalls = (
  where: Page | BrowserContext,
  method: string,
  path: RegExp,
): readonly Request[] => {
  const calls: Request[] = [];
  (where as Page).on('request', (request) => {
    if (request.method() === method && path.test(new URL(request.url()).pathname)) calls.push(request);
  });
  return calls;
};

/** Waits until the next request to this path succeeds or fails. */
export const waitForCall = async (page: Page, path: RegExp): Promise<void> => {
  const fits = (request: Request) => path.test(new URL(request.url()).pathname);
  await Promise.race([page.waitForEvent('requestfinished', fits), page.waitForEvent('requestfailed', fits)]);
};
