import { Proofs } from '#application/devices/Proofs';
import { proveIdentity } from '#infrastructure/http/devices/calls';
import { describeInteractions, rateLimit, rejects, succeeds } from '../support/describeInteractions';
import { supplied } from '../support/providerStateValues';

const withOldProof = 'a player whose last proof is old exists';
const withTwoFactor = 'a player with two-factor on whose last proof is old exists';

describeInteractions(
  proveIdentity,
  {
    description: 'to prove it with the password',
    values: { password: supplied('password') },
    request: (body) => ({ body }),
    send: (site, { password }) => site.get(Proofs).submit({ kind: 'password', password }),
  },
  [
    [withOldProof, succeeds()],
    [
      withOldProof,
      rejects(400, 114, 'wrong-proof'),
      { description: 'to prove it with a wrong password', values: { password: 'Wrong-password-1' } },
    ],
    ['too many current passwords were tried', rateLimit],
  ],
);

const wrongDigits = { description: 'to prove it with wrong digits', values: { otp: '000000' } };

describeInteractions(
  proveIdentity,
  {
    description: 'to prove it with the six digits',
    values: { otp: supplied('otp') },
    request: (body) => ({ body }),
    send: (site, { otp }) => site.get(Proofs).submit({ kind: 'code', otp }),
  },
  [
    [withTwoFactor, succeeds()],
    [withTwoFactor, rejects(400, 107, 'wrong-proof'), wrongDigits],
    [withOldProof, rejects(400, 107, 'wrong-proof'), wrongDigits],
  ],
);
