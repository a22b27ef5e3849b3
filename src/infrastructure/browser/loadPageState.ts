import { pageStateAttribute, rootId } from '#hydration/protocol';

/** Timeout in milliseconds. Afterwards, the application requests the data from the API. */
const timeoutMs = 5_000;

/**
 * Loads the JSON data with which the web server rendered the page.
 * Returns undefined if the page has no such data or the request fails.
 */
export const loadPageState = async (page: Document): Promise<string | undefined> => {
  const address = page.getElementById(rootId)?.getAttribute(pageStateAttribute);
  if (!address) return undefined;
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
    return answer.ok ? await answer.text() : undefined;
  } catch {
    return undefined;
  }
};
