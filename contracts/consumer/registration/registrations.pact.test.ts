import { Registrations, type Registration } from '../../../src/application/registration/Registrations';
import { findKeyOwner } from '../../../src/infrastructure/http/registration/calls';
import { text } from '../../../src/infrastructure/http/shared/rules';
import { agree, type Agreement } from '../support/agree';
import { refusal, tooManyRequests } from '../support/agreements';
import { answerOf, matcherOf, ofState } from '../support/answers';
import { examples } from '../support/examples';
import { provided } from '../support/matching';
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

/** Values supplied by the provider states. */
const named = {
  displayName: provided('${displayName}', displayName),
  email: provided('${email}', email),
  password: provided('${password}', password),
};

/** Data of a player who does not exist in any provider state. */
const newcomer = { email: 'newcomer@farstead.test', displayName: 'Pact-Newcomer' };

const refusedFor = (status: number, code: number, ...fields: readonly string[]): Agreement['answer'] => ({
  status,
  body: {
    code,
    errors: Object.fromEntries(
      fields.map((field) => [field, [matcherOf(text(), 'What is wrong with it.', field)]]),
    ),
  },
});

const said = ['What is wrong with it.'];

const register = (registration: Registration) => (url: string) =>
  siteAt(url).get(Registrations).register(registration);

const asking = 'an account';

const requestOf = (body: Readonly<Record<string, unknown>>): Agreement['request'] => ({
  method: 'POST',
  path: '/api/register',
  body: { ...given, ...body },
});

describe('registering', () => {
  it('RG-01 makes an account with everything that a link can add', async () => {
    const brought = {
      newsletter: true,
      acquisitionGaUtm: 'utm_source=letter&utm_campaign=dawn',
      steamSessionTicket: '14000000a1b2c3',
      steamAppId: '480',
      source: 'contest',
    } as const;
    const result = await agree(
      {
        given: 'no player exists',
        asking: 'an account for a store owner from the contest',
        request: requestOf({ ...named, ...brought }),
        answer: { status: 204 },
      },
      register({ ...given, ...brought }),
    );
    expect(result).toEqual({ ok: true, value: undefined });
  });

  it('RG-01 makes an account from the required fields alone', async () => {
    const result = await agree(
      { given: 'no player exists', asking, request: requestOf(named), answer: { status: 204 } },
      register(given),
    );
    expect(result).toEqual({ ok: true, value: undefined });
  });

  it('RG-03 opens the account of a ghost by the key of an email', async () => {
    const result = await agree(
      {
        given: 'a ghost account with an activation key exists',
        asking: 'an account by the key of a letter',
        request: requestOf({ ...named, activationKey: provided('${activationKey}', activationKey) }),
        answer: { status: 204 },
      },
      register({ ...given, activationKey }),
    );
    expect(result).toEqual({ ok: true, value: undefined });
  });

  it('RG-04 invalid fields are refused with code 1 and a message for each field', async () => {
    const mistyped = { firstName: '', email: 'not-an-email', password: 'short' };
    const result = await agree(
      {
        given: 'no player exists',
        asking: 'an account with mistakes in three fields',
        request: requestOf({ ...mistyped, displayName: named.displayName }),
        answer: refusedFor(400, 1, 'firstName', 'email', 'password'),
      },
      register({ ...given, ...mistyped }),
    );
    expect(result).toEqual({
      ok: false,
      error: { kind: 'refused', byField: { firstName: said, email: said, password: said }, texts: said },
    });
  });

  it('RG-04 the email of an account is refused with code 121', async () => {
    const own = { displayName: newcomer.displayName, password: 'another password' };
    const result = await agree(
      {
        given: 'a player with password exists',
        asking,
        request: requestOf({ ...own, email: named.email }),
        answer: refusedFor(409, 121, 'email'),
      },
      register({ ...given, ...own }),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'refused', byField: { email: said }, texts: said } });
  });

  it('RG-04 a taken display name is refused with code 122', async () => {
    const result = await agree(
      {
        given: 'a display name is taken',
        asking,
        request: requestOf(named),
        answer: refusedFor(409, 122, 'displayName'),
      },
      register(given),
    );
    expect(result).toEqual({
      ok: false,
      error: { kind: 'refused', byField: { displayName: said }, texts: said },
    });
  });

  it('RG-04 an unknown recruiter is refused with code 123', async () => {
    const result = await agree(
      {
        given: 'no player exists',
        asking: 'an account recruited by nobody',
        request: requestOf({ ...named, recruiterId: 'Nobody-Of-This-Name' }),
        answer: refusedFor(400, 123, 'recruiterId'),
      },
      register({ ...given, recruiterId: 'Nobody-Of-This-Name' }),
    );
    expect(result).toEqual({
      ok: false,
      error: { kind: 'refused', byField: { recruiterCode: said }, texts: said },
    });
  });

  it.each([
    ['no code exists', 404, 201],
    ['a used code exists', 409, 202],
    ['an expired code exists', 410, 203],
    ['a code reserved for another account exists', 403, 204],
  ])('RG-04 a game code is refused where %s: %d, code %d', async (state, status, code) => {
    const result = await agree(
      {
        given: state,
        asking: 'an account with a game code',
        request: requestOf({ ...newcomer, entitlementCode: provided('${keyId}', keyId) }),
        answer: refusedFor(status, code, 'entitlementCode'),
      },
      register({ ...given, ...newcomer, entitlementCode: keyId }),
    );
    expect(result).toEqual({
      ok: false,
      error: { kind: 'refused', byField: { gameCode: said }, texts: said },
    });
  });

  it('RG-04 a used key is refused with code 130', async () => {
    const result = await agree(
      {
        given: 'an activation key was used',
        asking: 'an account by the key of a letter',
        request: requestOf({ ...named, activationKey: provided('${activationKey}', activationKey) }),
        answer: refusal(404, 130),
      },
      register({ ...given, activationKey }),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'unknown-key' } });
  });

  it('RG-04 too many requests are refused with the seconds to wait', async () => {
    const result = await agree(
      {
        given: 'too many registrations were tried',
        asking,
        request: requestOf(named),
        answer: tooManyRequests,
      },
      register(given),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'too-many-requests', retryAfterSeconds: 120 } });
  });

  it('RG-04 reports a server that is down', async () => {
    const result = await agree(
      { given: 'registration fails', asking, request: requestOf(named), answer: refusal(500, 50) },
      register(given),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'server', status: 500, code: 50 } });
  });
});

describe('looking up the key of an email', () => {
  const request: Agreement['request'] = {
    method: 'GET',
    path: provided('/api/register/activate/${activationKey}', `/api/register/activate/${activationKey}`),
  };
  const lookUp = (url: string) => siteAt(url).get(Registrations).emailOf(activationKey);
  const whose = 'whom an activation key was sent to';

  it.each([
    'a ghost account with an activation key exists',
    'an unconfirmed account with an activation key exists',
  ])('RG-03 returns the email of the account where %s', async (state) => {
    const answer = answerOf(findKeyOwner, { email: ofState('${email}', email) });
    const result = await agree({ given: state, asking: whose, request, answer }, lookUp);
    expect(result).toEqual({ ok: true, value: email });
  });

  it('RG-04 a used key is refused with code 130', async () => {
    const result = await agree(
      { given: 'an activation key was used', asking: whose, request, answer: refusal(404, 130) },
      lookUp,
    );
    expect(result).toEqual({ ok: false, error: { kind: 'unknown-key' } });
  });

  it('RG-04 too many requests are refused with the seconds to wait', async () => {
    const result = await agree(
      { given: 'too many keys were tried', asking: whose, request, answer: tooManyRequests },
      lookUp,
    );
    expect(result).toEqual({ ok: false, error: { kind: 'too-many-requests', retryAfterSeconds: 120 } });
  });
});
