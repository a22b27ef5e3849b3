import { injectable } from 'inversify';
import { Configuration } from '#application/configuration/Configuration';
import { BreachedPasswords } from '#application/security/BreachedPasswords';
import { Clock } from '#application/shared/Clock';

const timeoutMs = 1500;

/**
 * Queries a range service such as Have I Been Pwned for all hashes with the same prefix as the password's hash.
 * Sends only the first five of the hash's forty characters, never the password or the full hash.
 */
@injectable()
export class RangeBreachedPasswords extends BreachedPasswords {
  constructor(
    private readonly configuration: Configuration,
    private readonly clock: Clock,
  ) {
    super();
  }

  async has(password: string): Promise<boolean> {
    const service = this.configuration.currentIfLoaded?.breachRangeUrl;
    if (service === undefined || password === '') return false;
    const timeout = new AbortController();
    const stopWaiting = this.clock.schedule(timeoutMs, () => timeout.abort());
    try {
      const hash = await sha1(password);
      const answer = await fetch(service + hash.slice(0, 5), {
        signal: timeout.signal,
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
      });
      return answer.ok && hasSuffix(await answer.text(), hash.slice(5));
    } catch {
      return false;
    } finally {
      stopWaiting();
    }
  }
}

/** Returns the hash in uppercase. Rejects if Web Crypto is unavailable, as on plain HTTP. */
const sha1 = async (text: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-1', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase();
};

/** Searches lines in the format `suffix:count`. Padding lines in the response have a count of 0. */
const hasSuffix = (lines: string, suffix: string): boolean =>
  lines.split(/\r?\n/).some((line) => {
    const [known, count] = line.split(':');
    return known?.toUpperCase() === suffix && Number(count) > 0;
  });
