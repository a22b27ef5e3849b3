import { randomUUID } from 'node:crypto';
import { Configuration } from '../../../src/application/configuration/Configuration';
import { SoftAuthenticator } from '../../../sandbox/passkeys/SoftAuthenticator';
import { openFakeSite } from '../support/fakeSite';
import { openSandboxSite } from '../support/sandboxSite';
import { passkeysSuite, type HeldPasskey } from './Passkeys.suite';

/** The fake back end accepts the challenge itself as the signed client data. */
const fakeKey = (): HeldPasskey => {
  const credentialId = randomUUID();
  return {
    make: (challenge) => ({ credentialId, clientData: challenge, attestation: 'none' }),
    use: (challenge) => ({
      credentialId,
      clientData: challenge,
      authenticatorData: '',
      signature: 'signed',
    }),
  };
};

describe('Passkeys on the fake world', () => passkeysSuite(openFakeSite, fakeKey));
describe('Passkeys on HTTP against the sandbox', () =>
  passkeysSuite(openSandboxSite, ({ application }) => {
    const { rootUrl } = application.get(Configuration).current;
    return new SoftAuthenticator(new URL(rootUrl).origin);
  }));
