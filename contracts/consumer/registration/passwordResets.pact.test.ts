import { PasswordResets } from '#application/registration/PasswordResets';
import {
  confirmReset,
  findResetKey,
  requestReset,
  startResetWait,
  stopReset,
  stopResetByKey,
} from '#infrastructure/http/registration/calls';
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

interface Confirmation {
  readonly password: string;
  readonly disableMFA: boolean;
  readonly recoveryCode?: string;
}

const turningOff = `${description}, with disableMFA true`;

describeInteractions<Confirmation>(
  confirmReset,
  {
    requirement,
    description,
    values: { password: newPassword, disableMFA: false },
    request: (body) => ({ path: { resetKey: supplied('resetKey') }, query: { lang: 'fr' }, body }),
    send: (site, values) => site.get(PasswordResets).confirm(resetKey, values, 'fr'),
  },
  [
    [withKey, succeeds(), keepsTwoFactor],
    [withTwoFactor, succeeds(), keepsTwoFactor],
    [
      withKey,
      succeeds(),
      { requirement: 'D-23 FP-01', description: turningOff, values: { disableMFA: true } },
    ],
    [
      withTwoFactor,
      succeeds(),
      {
        requirement: 'D-23 FP-01',
        description: `${turningOff} and a recovery code`,
        values: { disableMFA: true, recoveryCode: supplied('recoveryCode') },
      },
    ],
    [
      withTwoFactor,
      rejects(409, 133, 'recovery-code-needed'),
      { requirement: 'D-23 FP-01', description: turningOff, values: { disableMFA: true } },
    ],
    [
      withTwoFactor,
      rejects(400, 107, 'wrong-code'),
      {
        requirement: 'D-23 FP-01',
        description: `${turningOff} and a wrong recovery code`,
        values: { disableMFA: true, recoveryCode: 'AAAAA-AAAAA' },
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

const dueAt = '2026-11-27T12:00:00.000Z';
const waiting = 'to set a new password and turn two-factor off after a wait';

describeInteractions(
  startResetWait,
  {
    requirement: 'D-23 FP-01',
    description: waiting,
    values: { password: newPassword as string },
    request: (body) => ({ path: { resetKey: supplied('resetKey') }, query: { lang: 'fr' }, body }),
    send: (site, { password }) => site.get(PasswordResets).startWait(resetKey, password, 'fr'),
  },
  [
    [withTwoFactor, succeeds(new Date(dueAt), { dueAt })],
    [
      withTwoFactor,
      rejects(400, 1),
      { description: `${waiting}, with one that is too short`, values: { password: '1234567' } },
    ],
    ['a reset key was used', rejects(404, 132, 'dead-key')],
    ['too many keys were tried', rateLimit],
  ],
);

const pending = 'a player whose password reset waits exists';
const query = { lang: 'fr' };

describeInteractions(
  stopReset,
  {
    requirement: 'D-23 FP-01',
    description: 'to stop the password reset',
    request: () => ({ query }),
    send: (site) => site.get(PasswordResets).stop('fr'),
  },
  [
    [pending, succeeds()],
    ['a signed-in player exists', succeeds()],
  ],
);

describeInteractions(
  stopResetByKey,
  {
    requirement: 'D-23 FP-01',
    description: 'to stop the password reset, with the key of the email',
    values: { key: supplied('stopKey') },
    request: (body) => ({ query, body }),
    send: (site, { key }) => site.get(PasswordResets).stopByKey(key, 'fr'),
  },
  [
    [pending, succeeds()],
    [
      'the server is up',
      rejects(404, 132, 'dead-key'),
      { description: 'to stop a password reset, with a key that stops none', values: { key: 'dead-key' } },
    ],
  ],
);
