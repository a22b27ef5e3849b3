import { RecoveryCodes } from '#application/security/RecoveryCodes';
import { findRecoveryCodes, makeRecoveryCodes } from '#infrastructure/http/security/calls';
import { describeInteractions, rejects, succeeds } from '../support/describeInteractions';
import { examples } from '../support/examples';
import { exactly } from '../support/matchers';

const withTwoFactor = 'a player with two-factor on exists';
const codes = [examples.recoveryCode];
const createdAt = '2026-11-22T12:00:00.000Z';

describeInteractions(
  makeRecoveryCodes,
  { description: 'new recovery codes', send: (site) => site.get(RecoveryCodes).generate() },
  [
    [withTwoFactor, succeeds(codes, { codes })],
    ['a signed-in player exists', rejects(409, 117, 'two-factor-off')],
  ],
);

describeInteractions(
  findRecoveryCodes,
  { description: 'how many recovery codes are left', send: (site) => site.get(RecoveryCodes).countLeft() },
  [
    [
      'a player with recovery codes exists',
      succeeds({ left: 10, createdAt: new Date(createdAt) }, { left: exactly(10), createdAt }),
    ],
    [withTwoFactor, succeeds({ left: 0 }, { left: exactly(0), createdAt: null })],
  ],
);
