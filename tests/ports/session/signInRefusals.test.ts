import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { Authenticator } from '#application/session/Authenticator';
import { signInRefusals } from '#domain/session/signInRefusals';
import type { AccountStatus } from '#domain/session/AccountStatus';
import { sampleTwoFactorSecret } from '#samples/accounts';
import { Client, totp, type TestPlayer } from '../../sandbox/client';
import { sharedSandbox } from '../../sandbox/sharedSandboxes';
import { combinationsOf } from '../support/combinationsOf';
import { expectSameOutcomes } from '../support/expectSameOutcomes';
import type { Site } from '../support/Site';

interface State {
  readonly status: AccountStatus | 'unknown';
  readonly isRightPassword: boolean;
  readonly twoFactor: boolean;
  readonly code: 'none' | 'wrong' | 'right';
}

const states = combinationsOf<State>({
  status: ['active', 'unconfirmed', 'suspended', 'ghost', 'unknown'],
  isRightPassword: [false, true],
  twoFactor: [false, true],
  code: ['none', 'wrong', 'right'],
});

interface Account {
  readonly email: string;
  readonly password: string;
  readonly otp: string;
}

const signIn = (site: Site, { isRightPassword, code }: State, { email, password, otp }: Account) => {
  const wrong = String((Number(otp) + 500_000) % 1_000_000).padStart(6, '0');
  return site.application.get(Authenticator).signIn({
    email,
    password: isRightPassword ? password : 'wrong-password',
    otp: { none: '', wrong, right: otp }[code],
  });
};

const codeOf = (secret: string, now: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() });

it('SE-04 SE-06 SE-08 signing in has the same outcome on the fake back end and the sandbox', () =>
  expectSameOutcomes(
    signInRefusals,
    states,
    async (site) => async (state) => {
      const person = site.application.backend.person('new');
      Object.assign(person, {
        isConfirmed: state.status !== 'unconfirmed',
        isSuspended: state.status === 'suspended',
        isGhost: state.status === 'ghost',
        twoFactorSecret: state.twoFactor ? sampleTwoFactorSecret : undefined,
        twoFactorLastStep: 0,
      });
      const email = state.status === 'unknown' ? 'nobody@farstead.test' : person.email;
      const otp = codeOf(sampleTwoFactorSecret, site.now());
      return signIn(site, state, { email, password: person.password, otp });
    },
    async (site) => {
      const client = new Client(await sharedSandbox());
      const players: Record<string, TestPlayer> = {};
      return async (state) => {
        const { status, twoFactor } = state;
        const traits = { twoFactor, ...(status !== 'unknown' && { status }) };
        const player = (players[`${status} ${twoFactor}`] ??= await client.createPlayer(traits));
        const email = status === 'unknown' ? `${randomUUID()}@farstead.test` : player.email;
        const otp = player.totpSecret === undefined ? '123456' : totp(player.totpSecret);
        return signIn(site, state, { email, password: player.password, otp });
      };
    },
  ));
