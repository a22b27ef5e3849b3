import { Players } from '#application/session/Players';
import { findPlayer } from '#infrastructure/http/session/calls';
import { describeInteractions, rejects, succeeds } from '../support/describeInteractions';
import { examples } from '../support/examples';
import { arrayContaining, exactly, nonEmpty, possiblyEmptyArray, stateValue } from '../support/matchers';
import { supplied } from '../support/providerStateValues';

const { displayName, email, pendingEmail, profileVersion, steamId } = examples;
const signedIn = 'a signed-in player exists';
const storeOwner = 'a store owner with nothing to claim exists';

const address = {
  addressStreet: '',
  addressCity: '',
  addressPostcode: '',
  addressState: '',
  addressCountry: '',
};
const answered = {
  firstName: 'Ada',
  lastName: 'Verne',
  language: 'en',
  mfaEnabled: false,
  hasMyDUAccess: false,
  ownership: possiblyEmptyArray('steam'),
  discordName: null,
  discordDiscriminator: null,
  steamId: null,
  displayName: stateValue('${displayName}', displayName),
  email: stateValue('${email}', email),
  ...address,
  emailChangeIsPending: exactly(false),
  pendingEmail: null,
  profileVersion: nonEmpty(profileVersion),
};
const answeredOwner = { ...answered, steamId: nonEmpty(steamId) };
const details = {
  firstName: 'Ada',
  lastName: 'Verne',
  language: 'en',
  mfaEnabled: false,
  hasMyDUAccess: false,
  ownership: ['steam'],
  discordName: '',
  discordDiscriminator: '',
  steamId: '',
};

const resetDueAt = '2026-11-28T12:00:00.000Z';
const description = 'the details of the player';
const unknownRejection = rejects(404, 120);

describeInteractions(
  findPlayer,
  {
    requirement: 'AP-02',
    description,
    values: { playerId: supplied('playerId') },
    request: (path) => ({ path }),
    send: (site, { playerId }) => site.get(Players).findDetails(playerId),
  },
  [
    [
      'a player with linked accounts exists',
      succeeds(
        { ...details, discordName: 'Pact-Discord', discordDiscriminator: '0042', steamId },
        { ...answeredOwner, discordName: exactly('Pact-Discord'), discordDiscriminator: exactly('0042') },
      ),
      { requirement: 'LK-01, LK-02' },
    ],
    [signedIn, succeeds(details, answered)],
    [
      'a player with two-factor on exists',
      succeeds({ ...details, mfaEnabled: true }, { ...answered, mfaEnabled: exactly(true) }),
    ],
    [
      'a player whose password reset waits exists',
      succeeds(
        { ...details, mfaEnabled: true, passwordResetDueAt: resetDueAt },
        { ...answered, mfaEnabled: exactly(true), passwordResetDueAt: resetDueAt },
      ),
      { requirement: 'FP-01' },
    ],
    [
      storeOwner,
      succeeds({ ...details, steamId }, { ...answeredOwner, ownership: arrayContaining(exactly('steam')) }),
    ],
    [
      storeOwner,
      succeeds({ ...details, steamId }, { ...answeredOwner, ownership: ['steam'] }),
      { description: `${description}, all that is owned` },
    ],
    [
      signedIn,
      unknownRejection,
      {
        description: 'the details of somebody who does not exist',
        values: { playerId: supplied('otherPlayerId') },
      },
    ],
    ['a signed-in player whose account was removed', unknownRejection],
  ],
);

const profile = {
  values: { firstName: 'Ada', lastName: 'Verne', displayName, email, ...address },
  version: profileVersion,
};

describeInteractions(
  findPlayer,
  {
    requirement: 'PF-01',
    description: 'the profile',
    request: () => ({ path: { playerId: supplied('playerId') } }),
    send: (site) => site.get(Players).findProfile(examples.playerId),
  },
  [
    [signedIn, succeeds(profile, answered)],
    [
      'a pending email change exists',
      succeeds(
        { ...profile, emailChange: { to: pendingEmail } },
        { ...answered, emailChangeIsPending: exactly(true), pendingEmail: exactly(pendingEmail) },
      ),
      { requirement: 'PF-02' },
    ],
  ],
);
