import { randomUUID } from 'node:crypto';
import { VirtualAuthenticator } from '#sandbox/devices/VirtualAuthenticator';
import { totp, type Client, type ClientResponse, type TestPlayer } from './client';
import { emailsTo, keyIn } from './emails';

export interface UndoneChange {
  readonly resetKey: string;
  readonly ended: readonly { readonly kind: string; readonly name?: string }[];
}

/** Sends the requests with which players set up and recover their accounts. */
export class Accounts {
  constructor(
    private readonly client: Client,
    private readonly rootUrl: string,
  ) {}

  newAuthenticator(): VirtualAuthenticator {
    return new VirtualAuthenticator(new URL(this.rootUrl).origin);
  }

  async addPasskey({ accessToken: token }: TestPlayer, name: string): Promise<VirtualAuthenticator> {
    const key = this.newAuthenticator();
    const credential = key.createCredential(await this.newChallenge(token));
    await this.succeed('POST', '/api/me/passkeys', { token, body: { name, ...credential } });
    return key;
  }

  /** @returns a challenge for a new passkey */
  async newChallenge(token: string): Promise<string> {
    const { body } = await this.succeed('POST', '/api/me/passkeys/options', { token });
    return (body as { challenge: string }).challenge;
  }

  async signInWith(key: VirtualAuthenticator): Promise<ClientResponse> {
    const { body } = await this.succeed('POST', '/api/auth/passkey/options', { body: { email: '' } });
    const assertion = key.getAssertion((body as { challenge: string }).challenge);
    return this.client.call('POST', '/api/auth/passkey', {
      body: { ...assertion, device: randomUUID(), source: 'WWW' },
    });
  }

  async linkDiscord({ accessToken: token }: TestPlayer, account: string): Promise<void> {
    const query = new URLSearchParams({
      client_id: 'farstead',
      redirect_uri: this.returnUrl,
      response_type: 'code',
      scope: 'identify',
      state: 'state-1',
    });
    const answer = await this.client.call('POST', `/sandbox/discord/authorize?${query.toString()}`, {
      body: { account },
    });
    const code = new URL(answer.headers.get('location') ?? '').searchParams.get('code') ?? '';
    await this.succeed('POST', `/api/discord/link-account?code=${code}`, { token });
  }

  /**
   * Signs in to the store.
   * @returns the store's assertion, with which the player can link the account
   */
  async storeAssertion(
    { accessToken }: TestPlayer,
    account = 'none',
    name: string = randomUUID().slice(0, 8),
  ): Promise<string> {
    const path = `/api/steam/login-url?returnUrl=${encodeURIComponent(this.returnUrl)}`;
    const { loginUrl } = (await this.client.get(path, accessToken)).body as { loginUrl: string };
    const answer = await this.client.call('POST', loginUrl, { body: { account, name } });
    return new URL(answer.headers.get('location') ?? '').searchParams.toString();
  }

  linkStore({ accessToken: token }: TestPlayer, openidAssertion: string): Promise<ClientResponse> {
    const body = { returnUrl: this.returnUrl, openidAssertion };
    return this.client.call('POST', '/api/steam/link-account', { token, body });
  }

  async requestEmailChange({ accessToken: token, password }: TestPlayer, email: string): Promise<void> {
    const replace = (path: string, value: string) => ({ op: 'replace', path, value });
    const body = [replace('/email', email), replace('/currentPassword', password)];
    await this.succeed('PATCH', '/api/users/me/edit-profile', { token, body });
  }

  async confirmEmailChange({ accessToken: token }: TestPlayer, email: string): Promise<void> {
    const key = keyIn((await emailsTo(this.client, email))[0]);
    await this.succeed('POST', '/api/users/me/update-email', { token, body: { key } });
  }

  /** Undoes the last change of an email with the link that was sent to it. */
  async undoEmailChange(email: string): Promise<UndoneChange> {
    const emails = await emailsTo(this.client, email);
    const key = keyIn(emails.find(({ subject }) => /has a new email/.test(subject)));
    const { body } = await this.succeed('POST', '/api/users/undo-email?lang=en', { body: { key } });
    return body as UndoneChange;
  }

  async turnOnTwoFactor({ accessToken: token }: TestPlayer): Promise<void> {
    const begun = await this.succeed('GET', '/api/me/enable-mfa', { token });
    const { seed } = begun.body as { seed: string };
    const code = totp(seed, Date.parse(begun.headers.get('date') ?? ''));
    await this.succeed('POST', '/api/me/enable-mfa', { token, body: { code } });
  }

  async requestDeletion({ accessToken: token, password }: TestPlayer): Promise<void> {
    await this.succeed('POST', '/api/me/deletion?lang=en', { token, body: { password } });
  }

  /** @returns the key of a link to set a new password */
  async createResetKey({ id }: TestPlayer): Promise<string> {
    return (await this.client.callControl<{ key: string }>('links', { playerId: id, for: 'reset' })).key;
  }

  setPassword(resetKey: string, password: string): Promise<ClientResponse> {
    return this.client.call('PUT', `/api/auth/me/reset-credentials/${resetKey}/confirm?lang=en`, {
      body: { password, disableMFA: false },
    });
  }

  private get returnUrl(): string {
    return `${this.rootUrl}/account/linked`;
  }

  private async succeed(...[method, path, request]: Parameters<Client['call']>): Promise<ClientResponse> {
    const answer = await this.client.call(method, path, request);
    if (answer.status >= 300) throw new Error(`${method} ${path} answered ${answer.status}: ${answer.text}`);
    return answer;
  }
}
