import { removeShopState, shopStates } from './commerce/states';
import { createCode, createPlayer, type Traits } from './control/creation';
import type { Configuration } from './configuration/schema';
import type { Faults } from './control/faults';
import type { Sandbox } from './context';
import { addMonths, addSeconds } from './platform/clock';
import { activationKeys } from './registration/activationKeys';
import { issueCsrfToken } from './registration/csrf';
import { fingerprint } from './platform/random';
import { resetKeys } from './security/resetKeys';
import { totpAt } from './session/totp';
import { pact } from './wellKnown';

export type StateValues = Readonly<Record<string, string | number | null>>;

/** Limits that a verifier, which runs on this machine, meets by its address. */
export type PerAddress = 'registrationsPerAddress' | 'wrongKeysPerAddress' | 'ghostsPerAddress';

export interface State {
  readonly description: string;
  readonly setUp: () => Promise<StateValues>;
}

/** Situations a provider can be put into, by name, for verifying contracts against it. */
export class States {
  private faultIds: string[] = [];
  private readonly catalogue: ReadonlyMap<string, State>;

  constructor(
    private readonly sandbox: Sandbox,
    private readonly faults: Faults,
    private readonly configuration: () => Configuration,
  ) {
    this.catalogue = new Map(Object.entries(this.describe()));
  }

  list(): { name: string; description: string }[] {
    return [...this.catalogue].map(([name, { description }]) => ({ name, description }));
  }

  /** @returns values for the verifier; undefined when there is no such state. */
  async setUp(name: string): Promise<StateValues | undefined> {
    return this.catalogue.get(name)?.setUp();
  }

  /** Leaves nothing of what states made. */
  async tearDown(): Promise<void> {
    await this.removePlayers();
    await removeShopState(this.sandbox.db);
  }

  /** What is sold is another matter than who is there: the states of both go together. */
  private async removePlayers(): Promise<void> {
    const { db, limits } = this.sandbox;
    for (const id of this.faultIds) this.faults.remove(id);
    this.faultIds = [];
    limits.clear();
    await db
      .deleteFrom('redemption_codes')
      .where('id', 'in', [
        pact.freshKeyId,
        pact.usedKeyId,
        pact.expiredKeyId,
        pact.reservedKeyId,
        pact.unknownKeyId,
      ])
      .execute();
    await db.deleteFrom('csrf_tokens').where('token_hash', '=', fingerprint(pact.csrfToken)).execute();
    await db.deleteFrom('newsletter_sign_ups').where('email', '=', pact.email).execute();
    await db.deleteFrom('waiting_list').where('email', '=', pact.email).execute();
    // By e-mail and name, too: contracts register accounts, whose ids nobody knows.
    await db
      .deleteFrom('players')
      .where((where) =>
        where.or([
          where('id', 'in', [pact.playerId, pact.otherPlayerId]),
          where('email', 'in', [pact.email, pact.otherEmail]),
          where('display_name', '=', pact.displayName),
        ]),
      )
      .execute();
  }

  private describe(): Record<string, State> {
    const { sandbox } = this;
    const newcomer = { email: pact.email, password: pact.password, displayName: pact.displayName };
    const inMonths = (months: number): string => addMonths(sandbox.clock.now(), months).toISOString();
    const player = (description: string, traits: () => Traits = () => ({})): State => ({
      description,
      setUp: () => this.signedInPlayer(traits()),
    });
    return {
      'the server is up': {
        description: 'Nothing but the seeds; every call is answered.',
        setUp: () => this.tearDown().then(() => ({})),
      },
      'the server is down': {
        description: 'Every call of the API answers 503 with code 50.',
        setUp: () => this.failing('/'),
      },
      'the certificate is not available': {
        description: 'GET /api/auth/certificate answers 503 with code 50.',
        setUp: () => this.failing('/api/auth/certificate'),
      },

      'no country can be told': {
        description: 'GET /api/products/location answers null.',
        setUp: () => this.answering('/api/products/location', { country_code: null }),
      },
      'nothing is configured but what must be': {
        description: 'GET /configuration answers null for every field that may be.',
        setUp: () => this.answering('/configuration', withoutOptions(this.configuration())),
      },

      'no player exists': {
        description: 'Nobody has the well-known e-mail.',
        setUp: async () => {
          await this.tearDown();
          return newcomer;
        },
      },
      'a player with password exists': player('A confirmed account without two-factor.'),
      'a player with two-factor on exists': player(
        'Sign-in needs the six-digit code, answered as `otp`.',
        () => ({ twoFactor: true }),
      ),
      'an unconfirmed account exists': player('Sign-in answers code 109; a letter can be sent.', () => ({
        status: 'unconfirmed',
      })),
      'an unconfirmed account with an activation key exists': {
        description: 'The key confirms it; nobody has used it.',
        setUp: async () => {
          const values = await this.signedInPlayer({ status: 'unconfirmed' });
          return { ...values, activationKey: await this.activationKey() };
        },
      },
      'a ghost account with an activation key exists': {
        description: 'It has an e-mail and nothing else; the key lets its owner sign up.',
        setUp: async () => {
          await this.tearDown();
          await createPlayer(sandbox, {
            id: pact.playerId,
            email: pact.email,
            traits: { status: 'ghost' },
          });
          return { ...newcomer, activationKey: await this.activationKey() };
        },
      },
      'an activation key was used': {
        description: 'It confirmed the account of another player; nobody has the e-mail.',
        setUp: async () => {
          await this.tearDown();
          await createPlayer(sandbox, { id: pact.otherPlayerId, email: pact.otherEmail });
          const activationKey = await this.activationKey(pact.otherPlayerId);
          await activationKeys.take(sandbox.db, activationKey, sandbox.clock.now());
          return { ...newcomer, activationKey };
        },
      },
      'a display name is taken': {
        description: 'Another player has the display name; nobody has the e-mail.',
        setUp: async () => {
          await this.tearDown();
          const { otherPlayerId: id, otherEmail: email, displayName } = pact;
          await createPlayer(sandbox, { id, email, displayName });
          return newcomer;
        },
      },
      'too many registrations were tried': {
        description: 'Registering answers 429 with code 31.',
        setUp: async () => {
          await this.tearDown();
          this.exhaustHere('registrationsPerAddress');
          return newcomer;
        },
      },
      'registration fails': {
        description: 'POST /api/register answers 500 with code 50.',
        setUp: async () => {
          await this.failing('/api/register', 500);
          return newcomer;
        },
      },
      'a reset key exists': {
        description: 'It lets the player choose a new password; two-factor is off.',
        setUp: async () => ({ ...(await this.signedInPlayer({})), resetKey: await this.resetKey() }),
      },
      'a reset key of a player with two-factor exists': {
        description: 'It lets the player choose a new password; two-factor is on.',
        setUp: async () => ({
          ...(await this.signedInPlayer({ twoFactor: true })),
          resetKey: await this.resetKey(),
        }),
      },
      'a reset key was used': {
        description: 'A new password was chosen with it.',
        setUp: async () => {
          const values = await this.signedInPlayer({});
          const resetKey = await this.resetKey();
          await resetKeys.take(sandbox.db, resetKey, sandbox.clock.now());
          return { ...values, resetKey };
        },
      },
      'too many keys were tried': {
        description: 'A call with an activation key or a reset key answers 429 with code 31.',
        setUp: async () => {
          const values = await this.signedInPlayer({ status: 'unconfirmed' });
          const keys = { activationKey: await this.activationKey(), resetKey: await this.resetKey() };
          this.exhaustHere('wrongKeysPerAddress');
          return { ...values, ...keys };
        },
      },
      'a suspended account exists': player('Sign-in answers code 110.', () => ({ status: 'suspended' })),
      'too many sign-ins were tried': {
        description: 'Sign-in with the well-known e-mail answers 429 with code 31.',
        setUp: async () => {
          const values = await this.signedInPlayer({});
          sandbox.limits.exhaust('loginPerEmail', pact.email);
          return values;
        },
      },

      'a signed-in player exists': player('The access token and the refresh token are good.'),
      'a player with an expired access token exists': {
        description: 'The access token expired an hour ago, the refresh token is good.',
        setUp: async () => ({ ...(await this.signedInPlayer({})), accessToken: await this.expiredToken() }),
      },
      'a player with an ended session exists': {
        description: 'The refresh token was used long ago: another one has taken its place.',
        setUp: () => this.playerWithUsedToken(),
      },
      'a signed-in player whose account was removed': {
        description: 'The access token is good, but nobody has its id any more.',
        setUp: async () => {
          const { accessToken = '' } = await this.signedInPlayer({});
          await this.tearDown();
          return { playerId: pact.playerId, accessToken };
        },
      },

      'a player with game time exists': player('Three months of game time are left.', () => ({
        gameTimeMonths: 3,
      })),
      'a player whose game time ended exists': player('Game time ended a month ago.', () => ({
        gameTimeMonths: -1,
      })),
      'a player without game time exists': player('There never was game time.'),
      'a player with orders exists': player(
        'One paid order (status 2) and one cancelled (status 1).',
        () => ({
          orders: [2, 1],
        }),
      ),
      'a player without orders exists': player('Nothing was ordered.'),
      'a player with an active subscription exists': player('Status 0, charged again in a month.', () => ({
        gameTimeMonths: 1,
        subscription: { status: 0, dateNextCharge: inMonths(1) },
      })),
      'a player with a cancelled subscription exists': player('Status 1, ends in a month.', () => ({
        gameTimeMonths: 1,
        subscription: { status: 1, dateEnd: inMonths(1) },
      })),
      'a player with a non-renewing subscription exists': player('Status 2, ends in a month.', () => ({
        gameTimeMonths: 1,
        subscription: { status: 2, dateEnd: inMonths(1) },
      })),
      'a player without subscription exists': player('There never was a subscription.'),
      'a store owner with game time to claim exists': player(
        'Three months bought in the store, not claimed.',
        () => ({ ownership: ['steam'], steamMonths: 3 }),
      ),
      'a store owner with nothing to claim exists': player(
        'The months bought in the store were claimed.',
        () => ({
          ownership: ['steam'],
        }),
      ),

      'a CSRF token was issued': {
        description: 'The well-known token is good for an hour. Comes after a state with a player, if any.',
        setUp: () => this.csrfToken(),
      },
      'too many letters were asked for': {
        description: 'An unconfirmed account; asking for any letter answers 429 with code 31.',
        setUp: async () => {
          const values = await this.signedInPlayer({ status: 'unconfirmed' });
          sandbox.limits.exhaust('lettersPerEmail', pact.email);
          return { ...values, ...(await this.csrfToken()) };
        },
      },

      'a fresh 3-month code exists': {
        description: 'Nobody has used it; it adds three months.',
        setUp: () => this.code(pact.freshKeyId, pact.freshCode),
      },
      'a used code exists': {
        description: 'Another player has used it.',
        setUp: () => this.code(pact.usedKeyId, pact.usedCode, { usedBy: pact.otherPlayerId }),
      },
      'an expired code exists': {
        description: 'It could be used until a month ago.',
        setUp: () => this.code(pact.expiredKeyId, pact.expiredCode, { expiresAt: inMonths(-1) }),
      },
      'a code reserved for another account exists': {
        description: 'Only another player may use it.',
        setUp: () => this.code(pact.reservedKeyId, pact.reservedCode, { reservedFor: pact.otherPlayerId }),
      },
      'no code exists': {
        description: 'The well-known unknown code is nobody’s.',
        setUp: async () => ({
          ...(await this.signedInPlayer({})),
          keyId: pact.unknownKeyId,
          code: pact.unknownCode,
        }),
      },
      'too many codes were tried': {
        description: 'Looking a code up answers 429 with code 31.',
        setUp: async () => {
          const values = await this.code(pact.freshKeyId, pact.freshCode);
          sandbox.limits.exhaust('wrongCodesPerPlayer', pact.playerId);
          return values;
        },
      },

      ...shopStates(sandbox, {
        signedInPlayer: (traits) => this.signedInPlayer(traits),
        removePlayers: () => this.removePlayers(),
        exhaustHere: (limit) => this.exhaustHere(limit),
      }),
    };
  }

  private async signedInPlayer(traits: Traits): Promise<Record<string, string | number | null>> {
    const { clock, accessTokens, refreshTokens } = this.sandbox;
    await this.removePlayers();
    const { playerId: id, email, displayName } = pact;
    const { player } = await createPlayer(this.sandbox, { id, email, displayName, traits });
    const now = clock.now();
    return {
      playerId: id,
      otherPlayerId: pact.otherPlayerId,
      displayName,
      email,
      password: pact.password,
      accessToken: await accessTokens.sign(player, now),
      refreshToken: await refreshTokens.start(id, now, pact.refreshToken),
      ...(player.mfa_secret !== null && {
        totpSecret: player.mfa_secret,
        otp: totpAt(player.mfa_secret, now),
      }),
    };
  }

  private async expiredToken(): Promise<string> {
    const { db, clock, accessTokens } = this.sandbox;
    const player = await db
      .selectFrom('players')
      .selectAll()
      .where('id', '=', pact.playerId)
      .executeTakeFirstOrThrow();
    return accessTokens.signUntil(player, addSeconds(clock.now(), -3600));
  }

  private async playerWithUsedToken(): Promise<StateValues> {
    const { clock, refreshTokens } = this.sandbox;
    const values = await this.signedInPlayer({});
    await refreshTokens.start(pact.playerId, clock.now(), pact.usedRefreshToken);
    await refreshTokens.rotate(pact.usedRefreshToken, pact.playerId);
    await refreshTokens.endGrace(pact.usedRefreshToken);
    return { ...values, refreshToken: pact.usedRefreshToken };
  }

  private async csrfToken(): Promise<StateValues> {
    const { db } = this.sandbox;
    await db.deleteFrom('csrf_tokens').where('token_hash', '=', fingerprint(pact.csrfToken)).execute();
    return { csrfToken: await issueCsrfToken(this.sandbox, pact.csrfToken) };
  }

  private async code(
    id: string,
    code: string,
    more: { usedBy?: string; reservedFor?: string; expiresAt?: string } = {},
  ): Promise<StateValues> {
    const values = await this.signedInPlayer({});
    const { otherPlayerId, otherEmail } = pact;
    await createPlayer(this.sandbox, { id: otherPlayerId, email: otherEmail });
    await createCode(this.sandbox, { id, code, months: 3, ...more });
    return { ...values, keyId: id, code };
  }

  private activationKey(playerId: string = pact.playerId): Promise<string> {
    const { db, clock } = this.sandbox;
    return activationKeys.issue(db, playerId, clock.now(), pact.activationKey);
  }

  private resetKey(): Promise<string> {
    const { db, clock } = this.sandbox;
    return resetKeys.issue(db, pact.playerId, clock.now(), pact.resetKey);
  }

  /** Verifiers run on this machine. */
  private exhaustHere(limit: PerAddress): void {
    for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) {
      this.sandbox.limits.exhaust(limit, address);
    }
  }

  private failing(path: string, status = 503): Promise<StateValues> {
    return this.answering(path, { code: 50 }, status);
  }

  private async answering(path: string, body: unknown, status = 200): Promise<StateValues> {
    await this.tearDown();
    this.faultIds.push(this.faults.add({ path, status, body }));
    return {};
  }
}

const withoutOptions = (configuration: Configuration): Configuration => ({
  ...configuration,
  contentAccessToken: null,
  errorReportingDsn: null,
  analyticsPropertyId: null,
  analyticsTagUrl: null,
  analyticsCurrency: null,
  experiment: null,
  videoPlayer: null,
  paymentWidgetUrl: null,
  tokenCertificate: null,
});
