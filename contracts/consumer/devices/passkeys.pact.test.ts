import { Passkeys } from '#application/devices/Passkeys';
import { PasskeySignIns } from '#application/devices/PasskeySignIns';
import { Proofs } from '#application/devices/Proofs';
import {
  addPasskey,
  proveIdentity,
  listPasskeys,
  removePasskey,
  renamePasskey,
  requestAssertion,
  requestPasskey,
  signInWithPasskey,
} from '#infrastructure/http/devices/calls';
import { describeInteractions, rejects, succeeds } from '../support/describeInteractions';
import { examples } from '../support/examples';
import { arrayContaining, exactly, matchingPattern } from '../support/matchers';
import { supplied, uuid } from '../support/providerStateValues';

const { passkeyId, credentialId, clientData, authenticatorData, signature, attestation, name } = examples;
const createdAt = '2026-11-22T12:00:00.000Z';
const withPasskey = 'a player with a passkey exists';
const withOldProof = 'a player with a passkey whose last proof is old exists';
const signedIn = 'a signed-in player exists';
const passkey = { id: passkeyId, name, createdAt: new Date(createdAt) };
const answeredPasskey = {
  id: matchingPattern(uuid, passkeyId),
  name: exactly(name),
  createdAt,
  lastUsedAt: null,
};
const passkeyRejection = rejects(400, 154, 'passkey-refused');
const unknownRejection = rejects(404, 152, 'unknown-passkey');

describeInteractions(
  listPasskeys,
  { description: 'the passkeys of the player', send: (site) => site.get(Passkeys).list() },
  [
    [withPasskey, succeeds([passkey], [answeredPasskey])],
    [signedIn, succeeds([], [])],
  ],
);

const options = {
  challenge: 'Y2hhbGxlbmdl',
  site: { id: 'localhost', name: 'Farstead' },
  user: { id: 'cGxheWVy', name: 'pact@farstead.test', displayName: 'Pact-Pilot' },
  algorithms: [-7],
  known: [credentialId],
};
const newPasskey = 'what a new passkey is made for';

describeInteractions(
  requestPasskey,
  { description: newPasskey, send: (site) => site.get(Passkeys).requestNew() },
  [
    [withPasskey, succeeds(options, { ...options, algorithms: arrayContaining(exactly(-7)) })],
    [withPasskey, succeeds(options, options), { description: `${newPasskey}, one by one` }],
    [withOldProof, rejects(403, 150)],
  ],
);

describeInteractions(
  addPasskey,
  {
    description: 'to add the passkey',
    values: {
      credentialId: supplied('credentialId'),
      clientData: supplied('clientData'),
      attestation: supplied('attestation'),
    },
    request: (made) => ({ body: { name, ...made } }),
    send: (site, made) => site.get(Passkeys).add(name, made),
  },
  [
    ['a player is making a passkey', succeeds(passkey, answeredPasskey)],
    [
      signedIn,
      passkeyRejection,
      {
        description: 'to add a passkey that nobody asked for',
        values: { credentialId, clientData, attestation },
      },
    ],
  ],
);

const own = { passkeyId: supplied('passkeyId') };
const unknown = { passkeyId: examples.otherPlayerId };

describeInteractions(
  renamePasskey,
  {
    description: 'to rename the passkey',
    values: own,
    request: (path) => ({ path, body: { name: 'Red key' } }),
    send: (site, values) => site.get(Passkeys).rename(values.passkeyId, 'Red key'),
  },
  [
    [withPasskey, succeeds()],
    [signedIn, unknownRejection, { description: 'to rename an unknown passkey', values: unknown }],
  ],
);

describeInteractions(
  removePasskey,
  {
    description: 'to remove the passkey',
    values: own,
    request: (path) => ({ path }),
    send: (site, values) => site.get(Passkeys).remove(values.passkeyId),
  },
  [
    [withPasskey, succeeds()],
    ['a player whose only way in is a passkey exists', rejects(409, 153, 'last-way-in')],
    [withOldProof, rejects(403, 150)],
    [signedIn, unknownRejection, { description: 'to remove an unknown passkey', values: unknown }],
  ],
);

const challenge = { challenge: 'Y2hhbGxlbmdl', siteId: 'localhost', allowed: [] };

describeInteractions(
  requestAssertion,
  {
    description: 'what a passkey of an email has to sign',
    values: { email: examples.email as string },
    request: (body) => ({ body }),
    send: (site, { email }) => site.get(PasskeySignIns).request(email),
  },
  [
    [withPasskey, succeeds(challenge, challenge)],
    ['no player exists', succeeds(challenge, challenge)],
    [
      withPasskey,
      succeeds(challenge, challenge),
      { description: 'what any passkey has to sign', values: { email: '' } },
    ],
  ],
);

const signed = 'a player has signed with a passkey';
const tokens = { refreshToken: examples.newRefreshToken };
const assertion = {
  credentialId: supplied('credentialId'),
  clientData: supplied('clientData'),
  authenticatorData: supplied('authenticatorData'),
  signature: supplied('signature'),
};
const unknownAssertion = { credentialId, clientData, authenticatorData, signature };

describeInteractions(
  signInWithPasskey,
  {
    description: 'to sign in with the passkey',
    values: assertion,
    request: (values) => ({ body: { ...values, device: examples.device, source: 'WWW' } }),
    send: (site, values) => site.get(PasskeySignIns).signIn(values),
  },
  [
    [
      signed,
      succeeds(
        { ...tokens, token: examples.newAccessToken },
        { accessToken: examples.newAccessToken, ...tokens },
      ),
    ],
    [
      withPasskey,
      passkeyRejection,
      { description: 'to sign in with an unknown passkey', values: unknownAssertion },
    ],
    ['a suspended player has signed with a passkey', rejects(400, 110)],
  ],
);

describeInteractions(
  proveIdentity,
  {
    description: 'to prove it with the passkey',
    values: assertion,
    request: (values) => ({ body: { passkey: values } }),
    send: (site, values) => site.get(Proofs).submit({ kind: 'passkey', assertion: values }),
  },
  [
    [signed, succeeds()],
    [
      withPasskey,
      rejects(400, 154, 'wrong-proof'),
      { description: 'to prove it with an unknown passkey', values: unknownAssertion },
    ],
  ],
);
