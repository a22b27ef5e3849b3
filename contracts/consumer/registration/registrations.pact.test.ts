import { Registrations, type Registration } from '#application/registration/Registrations';
import { findKeyOwner } from '#infrastructure/http/registration/calls';
import { text } from '#infrastructure/http/shared/rules';
import { addInteraction, type Interaction } from '../support/addInteraction';
import { errorResponse, tooManyRequests } from '../support/interactions';
import { responseOf, matcherFor, stateValue } from '../support/matchers';
import { examples } from '../support/examples';
import { fromProviderState } from '../support/providerStateValues';
import { siteAt } from '../support/site';

const { email, password, displayName, activationKey, keyId } = examples;

const given: Registration = {
  displayName,
  firstName: 'Ольга',
  lastName: 'Verne-Castan',
  email,
  password,
  newsletter: false,
  language: 'fr',
};

/** Values that the provider states supply. */
const named = {
  displayName: fromProviderState('${displayName}', displayName),
  email: fromProviderState('${email}', email),
  password: fromProviderState('${password}', password),
};

/** Data of a player who does not exist in any provider state. */
const newcomer = { email: 'newcomer@farstead.test', displayName: 'Pact-Newcomer' };

const refusalResponse = (
  status: number,
  code: number,
  ...fields: readonly string[]
): Interaction['response'] => ({
  status,
  body: {
    code,
    errors: Object.fromEntries(
      fields.map((field) => [field, [matcherFor(text(), 'What is wrong with it.', field)]]),
    ),
  },
});

const messages = ['What is wrong with it.'];

const register = (registration: Registration) => (url: string) =>
  siteAt(url).get(Registrations).register(registration);

const description = 'an account';

const requestOf = (body: Readonly<Record<string, unknown>>): Interaction['request'] => ({
  method: 'POST',
  path: '/api/register',
  body: { ...given, ...body },
});

describe('registering an account', () => {
  it('RG-01 creates an account with every optional field that a link can add', async () => {
    const brought = {
      newsletter: true,
      acquisitionGaUtm: 'utm_source=letter&utm_campaign=dawn',
      steamSessionTicket: '14000000a1b2c3',
      steamAppId: '480',
      source: 'contest',
    } as const;
    const result = await addInteraction(
      {
        given: 'no player exists',
        description: 'an account for a store owner from the contest',
        request: requestOf({ ...named, ...brought }),
        response: { status: 204 },
      },
      register({ ...given, ...brought }),
    );
    expect(result).toEqual({ ok: true, value: undefined });
  });

  it('RG-01 creates an account from the required fields alone', async () => {
    const result = await addInteraction(
      { given: 'no player exists', description, request: requestOf(named), response: { status: 204 } },
      register(given),
    );
    expect(result).toEqual({ ok: true, value: undefined });
  });

  it('RG-03 turns a ghost into a full account with the key from an email', async () => {
    const result = await addInteraction(
      {
        given: 'a ghost account with an activation key exists',
        description: 'an account by the key of a letter',
        request: requestOf({ ...named, activationKey: fromProviderState('${activationKey}', activationKey) }),
        response: { status: 204 },
      },
      register({ ...given, activationKey }),
    );
    expect(result).toEqual({ ok: true, value: undefined });
  });

  it('RG-04 rejects invalid fields with code 1 and a message for each field', async () => {
    const mistyped = { firstName: '', email: 'not-an-email', password: 'short' };
    const result = await addInteraction(
      {
        given: 'no player exists',
        description: 'an account with mistakes in three fields',
        request: requestOf({ ...mistyped, displayName: named.displayName }),
        response: refusalResponse(400, 1, 'firstName', 'email', 'password'),
      },
      register({ ...given, ...mistyped }),
    );
    expect(result).toEqual({
      ok: false,
      error: {
        kind: 'refused',
        byField: { firstName: messages, email: messages, password: messages },
        texts: messages,
      },
    });
  });

  it('RG-04 rejects an email that already has an account with code 121', async () => {
    const own = { displayName: newcomer.displayName, password: 'another password' };
    const result = await addInteraction(
      {
        given: 'a player with password exists',
        description,
        request: requestOf({ ...own, email: named.email }),
        response: refusalResponse(409, 121, 'email'),
      },
      register({ ...given, ...own }),
    );
    expect(result).toEqual({
      ok: false,
      error: { kind: 'refused', byField: { email: messages }, texts: messages },
    });
  });

  it('RG-04 rejects a taken display name with code 122', async () => {
    const result = await addInteraction(
      {
        given: 'a display name is taken',
        description,
        request: requestOf(named),
        response: refusalResponse(409, 122, 'displayName'),
      },
      register(given),
    );
    expect(result).toEqual({
      ok: false,
      error: { kind: 'refused', byField: { displayName: messages }, texts: messages },
    });
  });

  it('RG-04 rejects an unknown recruiter with code 123', async () => {
    const result = await addInteraction(
      {
        given: 'no player exists',
        description: 'an account recruited by nobody',
        request: requestOf({ ...named, recruiterId: 'Nobody-Of-This-Name' }),
        response: refusalResponse(400, 123, 'recruiterId'),
      },
      register({ ...given, recruiterId: 'Nobody-Of-This-Name' }),
    );
    expect(result).toEqual({
      ok: false,
      error: { kind: 'refused', byField: { recruiterCode: messages }, texts: messages },
    });
  });

  it.each([
    ['no code exists', 404, 201],
    ['a used code exists', 409, 202],
    ['an expired code exists', 410, 203],
    ['a code reserved for another account exists', 403, 204],
  ])('RG-04 rejects a game code when %s: %d, code %d', async (state, status, code) => {
    const result = await addInteraction(
      {
        given: state,
        description: 'an account with a game code',
        request: requestOf({ ...newcomer, entitlementCode: fromProviderState('${keyId}', keyId) }),
        response: refusalResponse(status, code, 'entitlementCode'),
      },
      register({ ...given, ...newcomer, entitlementCode: keyId }),
    );
    expect(result).toEqual({
      ok: false,
      error: { kind: 'refused', byField: { gameCode: messages }, texts: messages },
    });
  });

  it('RG-04 rejects a used key with code 130', async () => {
    const result = await addInteraction(
      {
        given: 'an activation key was used',
        description: 'an account by the key of a letter',
        request: requestOf({ ...named, activationKey: fromProviderState('${activationKey}', activationKey) }),
        response: errorResponse(404, 130),
      },
      register({ ...given, activationKey }),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'unknown-key' } });
  });

  it('RG-04 rate-limits requests and returns the seconds to wait', async () => {
    const result = await addInteraction(
      {
        given: 'too many registrations were tried',
        description,
        request: requestOf(named),
        response: tooManyRequests,
      },
      register(given),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'too-many-requests', retryAfterSeconds: 120 } });
  });

  it('RG-04 reports that the server is down', async () => {
    const result = await addInteraction(
      {
        given: 'registration fails',
        description,
        request: requestOf(named),
        response: errorResponse(500, 50),
      },
      register(given),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'server', status: 500, code: 50 } });
  });
});

describe('looking up the key from an email', () => {
  const request: Interaction['request'] = {
    method: 'GET',
    path: fromProviderState(
      '/api/register/activate/${activationKey}',
      `/api/register/activate/${activationKey}`,
    ),
  };
  const lookUp = (url: string) => siteAt(url).get(Registrations).findEmail(activationKey);
  const whose = 'whom an activation key was sent to';

  it.each([
    'a ghost account with an activation key exists',
    'an unconfirmed account with an activation key exists',
  ])('RG-03 returns the account’s email when %s', async (state) => {
    const response = responseOf(findKeyOwner, { email: stateValue('${email}', email) });
    const result = await addInteraction({ given: state, description: whose, request, response }, lookUp);
    expect(result).toEqual({ ok: true, value: email });
  });

  it('RG-04 rejects a used key with code 130', async () => {
    const result = await addInteraction(
      { given: 'an activation key was used', description: whose, request, response: errorResponse(404, 130) },
      lookUp,
    );
    expect(result).toEqual({ ok: false, error: { kind: 'unknown-key' } });
  });

  it('RG-04 rate-limits requests and returns the seconds to wait', async () => {
    const result = await addInteraction(
      { given: 'too many keys were tried', description: whose, request, response: tooManyRequests },
      lookUp,
    );
    expect(result).toEqual({ ok: false, error: { kind: 'too-many-requests', retryAfterSeconds: 120 } });
  });
});
