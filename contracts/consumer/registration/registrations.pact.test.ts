import { Registrations, type Registration } from '#application/registration/Registrations';
import { text } from '#application/shared/rules';
import { fail } from '#domain/shared/Result';
import { findKeyOwner, register } from '#infrastructure/http/registration/calls';
import { describeInteractions, rateLimit, rejects, succeeds } from '../support/describeInteractions';
import { examples } from '../support/examples';
import { matcherFor, stateValue } from '../support/matchers';
import { supplied } from '../support/providerStateValues';

const { email } = examples;
const message = 'What is wrong with it.';

/** Data of a player who does not exist in any provider state. */
const newcomer = { email: 'newcomer@farstead.test', displayName: 'Pact-Newcomer' };

/** Rejects the fields with a message each. */
const rejectsFields = (
  status: number,
  code: number,
  fields: readonly string[],
  shownFields: readonly string[] = fields,
) => ({
  response: () => ({
    status,
    body: {
      code,
      errors: Object.fromEntries(fields.map((field) => [field, [matcherFor(text(), message, field)]])),
    },
  }),
  outcome: fail({
    kind: 'refused',
    byField: Object.fromEntries(shownFields.map((field) => [field, [message]])),
    texts: [message],
  }),
  title: `code ${code}`,
});

const description = 'an account';
const byKey = {
  requirement: 'RG-03',
  description: `${description} by the key of a letter`,
  values: { activationKey: supplied('activationKey') },
};
const withGameCode = {
  description: `${description} with a game code`,
  values: { ...newcomer, password: examples.password, entitlementCode: supplied('keyId') },
};

describeInteractions<Registration>(
  register,
  {
    requirement: 'RG-04',
    description,
    values: {
      displayName: supplied('displayName'),
      firstName: 'Ольга',
      lastName: 'Verne-Castan',
      email: supplied('email'),
      password: supplied('password'),
      newsletter: false,
      language: 'fr',
    },
    request: (body) => ({ body }),
    send: (site, registration) => site.get(Registrations).register(registration),
  },
  [
    [
      'no player exists',
      succeeds(),
      {
        requirement: 'RG-01',
        description: 'an account for a store owner from the contest',
        values: {
          newsletter: true,
          acquisitionGaUtm: 'utm_source=letter&utm_campaign=dawn',
          steamSessionTicket: '14000000a1b2c3',
          steamAppId: '480',
          source: 'contest',
        },
      },
    ],
    ['no player exists', succeeds(), { requirement: 'RG-01' }],
    ['a ghost account with an activation key exists', succeeds(), byKey],
    [
      'a ghost account with an activation key exists',
      succeeds(),
      {
        ...byKey,
        description: `${description} without names by the key of a letter`,
        values: { ...byKey.values, firstName: '', lastName: '' },
      },
    ],
    [
      'no player exists',
      rejectsFields(400, 1, ['firstName', 'email', 'password']),
      {
        description: 'an account with mistakes in three fields',
        values: { firstName: '', email: 'not-an-email', password: 'short' },
      },
    ],
    [
      'a player with password exists',
      rejectsFields(409, 121, ['email']),
      { values: { displayName: newcomer.displayName, password: 'another password' } },
    ],
    ['a display name is taken', rejectsFields(409, 122, ['displayName'])],
    [
      'no player exists',
      rejectsFields(400, 123, ['recruiterId'], ['recruiterCode']),
      { description: 'an account recruited by nobody', values: { recruiterId: 'Nobody-Of-This-Name' } },
    ],
    ['no code exists', rejectsFields(404, 201, ['entitlementCode'], ['gameCode']), withGameCode],
    ['a used code exists', rejectsFields(409, 202, ['entitlementCode'], ['gameCode']), withGameCode],
    ['an expired code exists', rejectsFields(410, 203, ['entitlementCode'], ['gameCode']), withGameCode],
    [
      'a code reserved for another account exists',
      rejectsFields(403, 204, ['entitlementCode'], ['gameCode']),
      withGameCode,
    ],
    ['an activation key was used', rejects(404, 130, 'unknown-key'), { ...byKey, requirement: 'RG-04' }],
    ['too many registrations were tried', rateLimit],
    ['registration fails', rejects(500, 50)],
  ],
);

const owner = succeeds(email, { email: stateValue('${email}', email) });

describeInteractions(
  findKeyOwner,
  {
    requirement: 'RG-04',
    description: 'whom an activation key was sent to',
    request: () => ({ path: { activationKey: supplied('activationKey') } }),
    send: (site) => site.get(Registrations).findEmail(examples.activationKey),
  },
  [
    ['a ghost account with an activation key exists', owner, { requirement: 'RG-03' }],
    ['an unconfirmed account with an activation key exists', owner, { requirement: 'RG-03' }],
    ['an activation key was used', rejects(404, 130, 'unknown-key')],
    ['too many keys were tried', rateLimit],
  ],
);
