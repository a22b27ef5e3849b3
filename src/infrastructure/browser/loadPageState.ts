import { pageStateAttribute, rootId } from '../../handover/protocol';

/** Milliseconds; then the application requests what it needs itself. */
const patience = 5_000;

/** The JSON that the host read to render the page; nothing for an empty page, and when the host cannot be reached. */
export const loadPageState = async (page: Document): Promise<string | undefined> => {
  const address = page.getElementById(rootId)?.getAttribute(pageStateAttribute);
  if (!address) return undefined;
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(patience) });
    return answer.ok ? await answer.text() : undefined;
  } catch {
    return undefined;
  }
};
