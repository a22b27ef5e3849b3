import { PasswordResets } from '#application/registration/PasswordResets';
import { confirmReset, findResetKey, requestReset } from '#infrastructure/http/registration/calls';
import { describeInteractions, outage, rateLimit, rejects, succeeds } from '../support/describeInteractions';
import { examples } from '../support/examples';
import { exactly, stateValue } from '../support/matchers';
import { supplied } from '../support/providerStateValues';

const { resetKey, email, newPassword } = examples;
const requirement = 'FP-01';
const withKey = 'a reset key exists';
const withTwoFactor = 'a reset key of a player with two-factor exists';

const letter = 'a letter to choose a new password';

describeInteractions(
  requestReset,
  {
    requirement,
    description: letter,
    values: { address: supplied('email') },
    request: ({ address }) => ({ query: { lang: 'fr' }, body: { email: address } }),
    send: (site, { address }) => site.get(PasswordResets).request(address, 'fr'),
  },
  [
    ['a player with password exists', succeeds()],
    ['no player exists', succeeds()],
    [
      'a player with password exists',
      rejects(400, 1, 'email-invalid'),
      { description: `${letter}, for a malformed e-mail`, values: { address: 'not-an-email' } },
    ],
    ['too many letters were asked for', rateLimit],
    ['the server is down', outage],
  ],
);

const foundKey = (mfaEnabled: boolean) =>
  succeeds({ email, mfaEnabled }, { email: stateValue('${email}', email), mfaEnabled: exactly(mfaEnabled) });

describeInteractions(
  findResetKey,
  {
    requirement,
    description: 'whose password a key resets',
    request: () => ({ path: { resetKey: supplied('resetKey') }, query: { lang: 'fr' } }),
    send: (site) => site.get(PasswordResets).find(resetKey, 'fr'),
  },
  [
    [withKey, foundKey(false), { requirement: 'D-23 FP-01' }],
    [withTwoFactor, foundKey(true), { requirement: 'D-23 FP-01' }],
    ['a reset key was used', rejects(404, 132, 'dead-key')],
    ['too many keys were tried', rateLimit],
  ],
);

const description = 'to set a new password';
const keepsTwoFactor = { requirement: 'D-23 FP-01', description: `${description}, with disableMFA false` };

describeInteractions(
  confirmReset,
  {
    requirement,
    description,
    values: { password: newPassword as string, disableMFA: false },
    request: (body) => ({ path: { resetKey: supplied('resetKey') }, query: { lang: 'fr' }, body }),
    send: (site, values) => site.get(PasswordResets).confirm(resetKey, values, 'fr'),
  },
  [
    [withKey, succeeds(), keepsTwoFactor],
    [withTwoFactor, succeeds(), keepsTwoFactor],
    [
      withTwoFactor,
      succeeds(),
      {
        requirement: 'D-23 FP-01',
        description: `${description}, with disableMFA true`,
        values: { disableMFA: true },
      },
    ],
    [
      withKey,
      rejects(400, 1),
      { description: `${description} that is too short`, values: { password: '1234567' } },
    ],
    ['a reset key was used', rejects(404, 132, 'dead-key')],
    ['too many keys were tried', rateLimit],
  ],
);
