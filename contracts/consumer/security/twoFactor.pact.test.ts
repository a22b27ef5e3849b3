import { TwoFactor } from '#application/security/TwoFactor';
import { beginTwoFactor, disableTwoFactor, enableTwoFactor } from '#infrastructure/http/security/calls';
import { describeInteractions, rateLimit, rejects, succeeds } from '../support/describeInteractions';
import { examples } from '../support/examples';
import { supplied } from '../support/providerStateValues';

const { otp, password, twoFactorSeed: seed } = examples;
const requirement = 'SC-02';
const signedIn = 'a signed-in player exists';
const enabled = 'a player with two-factor on exists';
const beingSetUp = 'a two-factor set-up is under way';
const setup = {
  seed,
  provisionUri: `otpauth://totp/Farstead:pact%40farstead.test?secret=${seed}&issuer=Farstead`,
};

describeInteractions(
  beginTwoFactor,
  { requirement, description: 'a two-factor set-up', send: (site) => site.get(TwoFactor).begin() },
  [
    [signedIn, succeeds(setup, setup)],
    [enabled, rejects(409, 115, 'two-factor-on')],
  ],
);

const toEnable = 'to turn two-factor on';
const wrongCode = { description: `${toEnable} with a wrong code`, values: { code: '000000' } };

describeInteractions(
  enableTwoFactor,
  {
    requirement,
    description: toEnable,
    values: { code: supplied('otp') },
    request: (body) => ({ body }),
    send: (site, { code }) => site.get(TwoFactor).enable(code),
  },
  [
    [beingSetUp, succeeds()],
    [beingSetUp, rejects(400, 107, 'wrong-code'), wrongCode],
    [signedIn, rejects(410, 116, 'setup-expired'), wrongCode],
    [enabled, rejects(409, 115, 'two-factor-on'), wrongCode],
    ['too many two-factor codes were tried', rateLimit, { values: { code: otp } }],
  ],
);

const toDisable = 'to turn two-factor off';

describeInteractions(
  disableTwoFactor,
  {
    requirement,
    description: `${toDisable} with the password`,
    values: { password: password as string },
    request: (body) => ({ body }),
    send: (site, proof) => site.get(TwoFactor).disable(proof),
  },
  [
    [enabled, succeeds()],
    [
      enabled,
      rejects(400, 114, 'wrong-password'),
      { description: `${toDisable} with a wrong password`, values: { password: 'not-the-password' } },
    ],
    ['too many current passwords were tried', rateLimit],
  ],
);

const withCodes = 'a player with recovery codes exists';

describeInteractions(
  disableTwoFactor,
  {
    requirement,
    description: `${toDisable} with a recovery code`,
    values: { recoveryCode: supplied('recoveryCode') },
    request: (body) => ({ body }),
    send: (site, proof) => site.get(TwoFactor).disable(proof),
  },
  [
    [withCodes, succeeds()],
    [
      withCodes,
      rejects(400, 107, 'wrong-code'),
      {
        description: `${toDisable} with a wrong recovery code`,
        values: { recoveryCode: 'AAAAA-AAAAA' },
      },
    ],
  ],
);
