import { pageStateAttribute, rootId } from '#hydration/protocol';

/** Milliseconds, after which the application requests the data itself. */
const timeoutMs = 5_000;

/**
 * Loads the JSON that the web server used to render the page.
 * Returns undefined for an empty page and if the server cannot be reached.
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
