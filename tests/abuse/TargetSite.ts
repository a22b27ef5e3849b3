import { createData } from '../run/databases';
import { startProgram, testSettings } from '../run/startProgram';
import { Accounts } from '../sandbox/Accounts';
import { Client, type ClientResponse } from '../sandbox/client';
import { RemoteClient } from './RemoteClient';

/** Thrown if the site is not running or has no test controls. The command prints the message. */
export class UnusableSiteError extends Error {}

/** The running site that the probes attack. */
export class TargetSite {
  /** The client of the test controls, which also acts for the owners of accounts. */
  readonly client: Client;
  readonly accounts: Accounts;

  private constructor(
    readonly url: string,
    /** Root URL of the site, with which links in emails begin. */
    readonly rootUrl: string,
  ) {
    this.client = this.newClient();
    this.accounts = new Accounts(this.client, rootUrl);
  }

  /** @throws UnusableSiteError if the site is not running or has no test controls */
  static async at(url: string): Promise<TargetSite> {
    const client = new Client(url);
    const controls = await client.get('/sandbox/states').catch(() => undefined);
    if (controls?.status !== 200) {
      throw new UnusableSiteError(
        `There is no site with test controls at ${url}. Start it with its sandbox and TRUST_PROXY=loopback.`,
      );
    }
    const { rootUrl } = (await client.get('/configuration')).body as { rootUrl: string };
    return new TargetSite(url, rootUrl);
  }

  /** @returns a client with an IP address of its own, unless it is given */
  newClient(address?: string): RemoteClient {
    return new RemoteClient(this.url, address);
  }

  /** Sends a request with a form token. */
  async postForm(client: Client, path: string, body: unknown): Promise<ClientResponse> {
    const [token] = (await client.get('/api/csrf')).body as { id: string }[];
    return client.call('POST', path, { body, headers: { 'x-csrf-token': token?.id ?? '' } });
  }

  /** Resets what probes change for each other: the clock, simulated failures and rate limits. */
  async restore(): Promise<void> {
    await this.client.callControl('clock', { real: true });
    await this.client.callControl('states', { state: 'the server is up' });
  }
}

export interface StartedSite {
  readonly url: string;
  stop(): Promise<unknown>;
}

/**
 * Starts the built site with its sandbox on a free port, with rate limits.
 * @param settings additional environment variables
 */
export const startSite = async (settings: Readonly<Record<string, string>> = {}): Promise<StartedSite> => {
  const { origin, stop } = await startProgram('server', {
    PATH: process.env.PATH,
    TMPDIR: process.env.TMPDIR,
    ...testSettings,
    TRUST_PROXY: 'loopback',
    ...(await createData()),
    ...settings,
  });
  return { url: origin, stop };
};
