import { resetShop } from '../commerce/resetShop';
import type { Sandbox } from '../context';
import { setCouponsEnabled } from '../coupons/settings';
import { createPlayer, type Traits } from '../control/creation';
import type { Faults } from '../control/faults';
import { fingerprint } from '../platform/random';
import type { Player } from '../platform/tables';
import { profileVersion } from '../profile/profileColumns';
import { issueCsrfToken } from '../registration/csrf';
import { unknownOrigin, startSession } from '../session/startSession';
import { totpAt } from '../session/totp';
import { pact } from '../wellKnown';
import type { State, StateValues } from './State';

/** Limits per client address that a state can exhaust. The verifier's address is that of this machine. */
type LimitByAddress = 'registrationsPerAddress' | 'wrongKeysPerAddress' | 'ghostsPerAddress';

/** Helpers for the states of all features: the well-known player, faults, exhausted limits, and clean-up. */
export class StateSetup {
  private faultIds: string[] = [];

  constructor(
    readonly sandbox: Sandbox,
    private readonly faults: Faults,
  ) {}

  /** Removes everything that states have created. */
  async reset(): Promise<void> {
    await this.removePlayers();
    await resetShop(this.sandbox.db);
  }

  /** Leaves the catalog unchanged, so that a shop state and a player state can be combined. */
  async removePlayers(): Promise<void> {
    const { db, limits } = this.sandbox;
    for (const id of this.faultIds) this.faults.remove(id);
    await setCouponsEnabled(db, true);
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
        pact.sentKeyId,
      ])
      .execute();
    await db.deleteFrom('csrf_tokens').where('token_hash', '=', fingerprint(pact.csrfToken)).execute();
    await db.deleteFrom('newsletter_sign_ups').where('email', '=', pact.email).execute();
    await db.deleteFrom('mailing_interests').where('email', '=', pact.email).execute();
    await db.deleteFrom('waiting_list').where('email', '=', pact.email).execute();
    await db.deleteFrom('organizations').where('id', '=', pact.organizationId).execute();
    // Players are also removed by email and name, because contracts register accounts whose ids are not known.
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

  /** Creates a state in which the well-known player is signed in. */
  player(description: string, traits: () => Traits = () => ({})): State {
    return { description, setUp: () => this.signedInPlayer(traits()) };
  }

  wellKnownPlayer(): Promise<Player> {
    const { db } = this.sandbox;
    return db.selectFrom('players').selectAll().where('id', '=', pact.playerId).executeTakeFirstOrThrow();
  }

  async signedInPlayer(traits: Traits): Promise<StateValues> {
    const { clock } = this.sandbox;
    await this.removePlayers();
    const { playerId: id, email, displayName } = pact;
    const { player } = await createPlayer(this.sandbox, { id, email, displayName, traits });
    const now = clock.now();
    const { token, refreshToken } = await startSession(
      this.sandbox,
      player,
      unknownOrigin,
      pact.refreshToken,
    );
    return {
      playerId: id,
      otherPlayerId: pact.otherPlayerId,
      displayName,
      email,
      password: pact.password,
      accessToken: token,
      refreshToken,
      profileVersion: profileVersion(player, now),
      ...(player.mfa_secret !== null && {
        totpSecret: player.mfa_secret,
        otp: totpAt(player.mfa_secret, now),
      }),
    };
  }

  /** Creates a CSRF token. Can be combined with a state that has created a player. */
  async csrfToken(): Promise<StateValues> {
    const { db } = this.sandbox;
    await db.deleteFrom('csrf_tokens').where('token_hash', '=', fingerprint(pact.csrfToken)).execute();
    return { csrfToken: await issueCsrfToken(this.sandbox, pact.csrfToken) };
  }

  exhaustForLocalhost(limit: LimitByAddress): void {
    for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) {
      this.sandbox.limits.exhaust(limit, address);
    }
  }

  setUpFailure(path: string, status = 503): Promise<StateValues> {
    return this.setUpResponse(path, { code: 50 }, status);
  }

  async setUpResponse(path: string, body: unknown, status = 200): Promise<StateValues> {
    await this.reset();
    this.faultIds.push(this.faults.add({ path, status, body }));
    return {};
  }
}
