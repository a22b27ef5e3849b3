import { randomUUID } from 'node:crypto';
import { Configuration } from '#application/configuration/Configuration';
import { VirtualAuthenticator } from '#sandbox/devices/VirtualAuthenticator';
import { openFakeSite } from '../support/openFakeSite';
import { openSandboxSite } from '../support/openSandboxSite';
import { passkeysSuite, type TestPasskey } from './Passkeys.suite';

/** The fake back end accepts the challenge itself as the signed client data. */
const fakeKey = (): TestPasskey => {
  const credentialId = randomUUID();
  return {
    createCredential: (challenge) => ({ credentialId, clientData: challenge, attestation: 'none' }),
    getAssertion: (challenge) => ({
      credentialId,
      clientData: challenge,
      authenticatorData: '',
      signature: 'signed',
    }),
  };
};

describe('Passkeys on the fake back end', () => passkeysSuite(openFakeSite, fakeKey));
describe('Passkeys over HTTP against the sandbox', () =>
  passkeysSuite(openSandboxSite, ({ application }) => {
    const { rootUrl } = application.get(Configuration).current;
    return new VirtualAuthenticator(new URL(rootUrl).origin);
  }));
