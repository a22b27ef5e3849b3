import { cookieRenewalPath } from '#hydration/protocol';

const pending = new Map<string, AbortController>();

/** Cancels a pending renewal, so that its response cannot restore a removed or older cookie. */
export const cancelRenewal = (name: string): void => {
  pending.get(name)?.abort();
  pending.delete(name);
};

/**
 * Has the web server set the cookie again, because WebKit deletes cookies of scripts after seven days. Without a
 * response, for example from a static host, the cookie of the script remains.
 */
export const renewCookie = async (name: string, value: string): Promise<void> => {
  cancelRenewal(name);
  const renewal = new AbortController();
  pending.set(name, renewal);
  try {
    await fetch(cookieRenewalPath, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name, value }),
      keepalive: true,
      signal: renewal.signal,
    });
  } catch {
    // Offline, canceled or blocked.
  }
};
