import { Authenticator, type RefreshRefused } from '#application/session/Authenticator';
import { RenewTokens } from '#application/session/RenewTokens';
import type { TokenPair } from '#domain/session/TokenPair';
import type { CallFailure } from '#domain/shared/CallFailure';
import { fail, succeed, type Result } from '#domain/shared/Result';
import { compose } from '../../support/compose';

const stale: TokenPair = { token: 'stale', refreshToken: 'refresh-1' };
const fresh: TokenPair = { token: 'fresh', refreshToken: 'refresh-2' };
const other: TokenPair = { token: 'other', refreshToken: 'refresh-3' };

type Answer = Result<TokenPair, RefreshRefused | CallFailure>;

class ScriptedAuthenticator extends Authenticator {
  readonly refreshed: TokenPair[] = [];

  constructor(private readonly answer: () => Answer) {
    super();
  }

  signIn(): never {
    throw new Error('Nobody signs in here');
  }

  signOut(): never {
    throw new Error('Nobody signs out here');
  }

  async refresh(held: TokenPair): Promise<Answer> {
    this.refreshed.push(held);
    return this.answer();
  }
}

const setUp = async (answer: () => Answer) => {
  const application = await compose();
  const authenticator = new ScriptedAuthenticator(answer);
  application.replace(Authenticator, authenticator);
  application.tokens.write(stale);
  let losses = 0;
  const renewTokens = application.get(RenewTokens);
  renewTokens.onLoss(() => (losses += 1));
  return { renewTokens, authenticator, tokens: application.tokens, losses: () => losses };
};

it('SE-01 exchanges the refresh token and stores the new pair', async () => {
  const { renewTokens, authenticator, tokens } = await setUp(() => succeed(fresh));
  expect(await renewTokens.execute('stale')).toEqual(succeed(fresh));
  expect(tokens.read()).toEqual(fresh);
  expect(authenticator.refreshed).toEqual([stale]);
});

it('SE-01 uses a newer stored pair instead of refreshing', async () => {
  const { renewTokens, authenticator, tokens } = await setUp(() => succeed(fresh));
  tokens.write(other);
  expect(await renewTokens.execute('stale')).toEqual(succeed(other));
  expect(authenticator.refreshed).toEqual([]);
});

it('SE-01 four concurrent renewals share one call and return the same pair', async () => {
  const { renewTokens, authenticator } = await setUp(() => succeed(fresh));
  const renewed = await Promise.all([1, 2, 3, 4].map(() => renewTokens.execute('stale')));
  expect(renewed).toEqual([1, 2, 3, 4].map(() => succeed(fresh)));
  expect(authenticator.refreshed).toHaveLength(1);
});

it.each<[string, Answer]>([
  ['refused', fail({ kind: 'refresh-refused' })],
  ['answered', succeed(fresh)],
])('SE-01 adopts another tab’s pair stored while its own renewal was %s', async (_, answer) => {
  const { renewTokens, tokens, losses } = await setUp(() => {
    tokens.write(other);
    return answer;
  });
  expect(await renewTokens.execute('stale')).toEqual(succeed(other));
  expect(tokens.read()).toEqual(other);
  expect(losses()).toBe(0);
});

it('SE-07 does not restore tokens that were deleted during the renewal', async () => {
  const { renewTokens, tokens } = await setUp(() => {
    tokens.clear();
    return succeed(fresh);
  });
  expect(await renewTokens.execute('stale')).toEqual(fail({ kind: 'signed-out' }));
  expect(tokens.read()).toBeUndefined();
});

it('SE-01 a rejected refresh deletes the tokens and is reported', async () => {
  const { renewTokens, tokens, losses } = await setUp(() => fail({ kind: 'refresh-refused' }));
  expect(await renewTokens.execute('stale')).toEqual(fail({ kind: 'signed-out' }));
  expect(tokens.read()).toBeUndefined();
  expect(losses()).toBe(1);
});

it.each<CallFailure>([
  { kind: 'offline' },
  { kind: 'timeout' },
  { kind: 'malformed' },
  { kind: 'too-many-requests', retryAfterSeconds: 3 },
  { kind: 'server', status: 500, code: 50 },
])('SE-01 a failure of kind $kind does not delete the tokens', async (failure) => {
  const { renewTokens, tokens, losses } = await setUp(() => fail(failure));
  expect(await renewTokens.execute('stale')).toEqual(fail(failure));
  expect(tokens.read()).toEqual(stale);
  expect(losses()).toBe(0);
});

it('SE-01 does not send a refresh request without tokens', async () => {
  const { renewTokens, authenticator, tokens, losses } = await setUp(() => succeed(fresh));
  tokens.clear();
  expect(await renewTokens.execute('stale')).toEqual(fail({ kind: 'signed-out' }));
  expect(authenticator.refreshed).toEqual([]);
  expect(losses()).toBe(1);
});
