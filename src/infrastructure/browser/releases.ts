import { prefixedItem, replacedFileItems } from '#domain/consent/storedItems';
import type { CallFailure } from '#domain/shared/CallFailure';
import { carryInput } from './carriedInput';
import { read, write } from './storage';

/** The code of the page can't be loaded, because a release has replaced it. */
const replaced = { kind: 'server', status: 404 } as const satisfies CallFailure;

/** Statuses with which servers and file stores respond for a file that they do not have. */
const missingStatuses: readonly number[] = [replaced.status, 403, 410];

/** Returns the URL of the script or style sheet that webpack could not load; undefined for any other error. */
const fileOf = (error: unknown): string | undefined => {
  const { request } = (error instanceof Error ? error : {}) as { readonly request?: unknown };
  return typeof request === 'string' ? request : undefined;
};

/** Requests the file again, because a failed script does not say why it failed. */
const findFailure = async (window: Window & typeof globalThis, url: string): Promise<CallFailure> => {
  try {
    const { ok, status, headers } = await window.fetch(url, { method: 'HEAD', cache: 'no-store' });
    // Some servers respond with a page instead of a 404.
    const isPage = ok && /^text\/html\b/.test(headers.get('content-type') ?? '');
    if (isPage || missingStatuses.includes(status)) return replaced;
    return ok ? { kind: 'offline' } : { kind: 'server', status };
  } catch {
    return { kind: 'offline' };
  }
};

interface Recovery {
  /** Whether the document must not be loaded again. Called after the file has been requested again, which may take long. */
  readonly isInUse?: () => boolean;
  /** True if the next document shows another page, whose fields must not get the input of this one. */
  readonly leavesPage?: boolean;
}

/**
 * Handles code that could not be loaded. If a release has replaced its file, loads the document again, once per file.
 * @returns why there is no code; undefined while the document is loaded again
 * @throws the error if it does not come from loading a file
 */
export const recoverFromRelease = async (
  window: Window & typeof globalThis,
  error: unknown,
  { isInUse = () => false, leavesPage = false }: Recovery = {},
): Promise<CallFailure | undefined> => {
  const url = fileOf(error);
  if (url === undefined) throw error;
  const failure = await findFailure(window, url);
  if (failure !== replaced || isInUse()) return failure;
  const area = (): Storage => window.sessionStorage;
  const { name } = prefixedItem(replacedFileItems, new URL(url, window.location.href).pathname);
  const wasReloaded = read(area, name) !== undefined;
  write(area, name, 'reloaded');
  // If the browser stores nothing, the document would be loaded again and again.
  if (wasReloaded || read(area, name) === undefined) return failure;
  if (!leavesPage) carryInput(window);
  window.location.reload();
  return undefined;
};
