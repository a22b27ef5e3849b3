import { Authenticator } from '#application/session/Authenticator';
import { Players } from '#application/session/Players';
import { Session, type SessionState } from '#application/session/Session';
import { TokenVerifier } from '#application/session/TokenVerifier';
import { Locks } from '#application/shared/Locks';
import { StoredItems } from '#application/shared/StoredItems';
import type { CallFailure } from '#domain/shared/CallFailure';
import { fail, succeed, type Result } from '#domain/shared/Result';
import type { TokenClaims } from '#domain/session/TokenClaims';
import { refreshTokenCookie, tokenCookie } from '#domain/consent/storedItems';
import { FakeTokenVerifier } from '#infrastructure/fake/session/FakeTokenVerifier';
import { FakeBackend } from '#infrastructure/fake/backend/FakeBackend';
import { compose, composeUnconfigured, type Application } from '../../support/compose';
import { flushPromises } from '../../support/flushPromises';

const quarterOfAnHour = 15 * 60_000;
const slow = 3000;

const statesOf = (application: Application): SessionState['kind'][] => {
  const states: SessionState['kind'][] = [];
  application.get(Session).onChange(({ kind }) => states.push(kind));
  return states;
};

describe('starting the session', () => {
  it('SE-01 a visitor without a token is signed out', async () => {
    const application = await compose();
    const session = application.get(Session);
    await session.start();
    expect(session.state).toEqual({ kind: 'signed-out', ended: false });
  });

  it('SE-01 a valid token loads the user, orders and details', async () => {
    const application = await compose({ as: 'subscriber' });
    const session = application.get(Session);
    await session.start();
    expect(session.player).toMatchObject({
      displayName: 'Subscriber-Mireille',
      roles: ['Subscriber'],
      orders: [{ id: 'order-2', status: 2 }],
      details: { firstName: 'Mireille', mfaEnabled: false },
    });
  });

  it('SE-01 renews an expired token and signs the player in', async () => {
    const application = await compose({ as: 'backer' });
    const before = application.tokens.read();
    application.clock.advance(quarterOfAnHour + 60_000);
    const session = application.get(Session);
    await session.start();
    expect(session.player?.displayName).toBe('Backer-Jonas');
    expect(application.tokens.read()).not.toEqual(before);
  });

  it('SE-01 renews an invalid token', async () => {
    const application = await compose({ as: 'backer' });
    const { refreshToken } = application.tokensOf('backer');
    application.tokens.write({ token: 'tampered', refreshToken });
    await application.get(Session).start();
    expect(application.get(Session).player?.displayName).toBe('Backer-Jonas');
  });

  it('SE-01 a rejected refresh signs the player out', async () => {
    const application = await compose();
    application.tokens.write({ token: 'tampered', refreshToken: 'unknown' });
    const states = statesOf(application);
    await application.get(Session).start();
    expect(states).toEqual(['signed-out']);
    expect(application.get(Session).state).toEqual({ kind: 'signed-out', ended: true });
    expect(application.tokens.read()).toBeUndefined();
  });

  it('SE-01 clears an invalid token when there is no refresh token', async () => {
    const application = await compose();
    application.stored.write(tokenCookie, 'tampered');
    const session = application.get(Session);
    await session.start();
    expect(session.state).toEqual({ kind: 'signed-out', ended: true });
    expect(application.stored.read(tokenCookie)).toBeUndefined();
  });

  it('SE-01 a valid token without a refresh token works until it expires', async () => {
    const application = await compose({ as: 'backer' });
    application.stored.remove(refreshTokenCookie);
    const session = application.get(Session);
    await session.start();
    expect(session.player?.displayName).toBe('Backer-Jonas');
    application.clock.advance(quarterOfAnHour + 60_000);
    await session.resume();
    expect(session.state).toEqual({ kind: 'signed-out', ended: true });
    expect(application.stored.read(tokenCookie)).toBeUndefined();
  });

  it('SE-01 clearing the cookies while the player loads signs the player out', async () => {
    const application = await compose({ as: 'new' });
    application.backend.setNetworkCondition('slow');
    const session = application.get(Session);
    const started = session.start();
    await flushPromises();
    application.tokens.clear();
    application.clock.advance(slow);
    await started;
    expect(session.state).toEqual({ kind: 'signed-out', ended: true });
  });

  it('SE-01 an invalid renewed token signs the player out', async () => {
    const application = await compose({ as: 'new' });
    application.replace(TokenVerifier, new Verifier({ kind: 'invalid-token' }));
    await application.get(Session).start();
    expect(application.get(Session).state).toEqual({ kind: 'signed-out', ended: true });
    expect(application.tokens.read()).toBeUndefined();
  });

  it.each(['offline', 'failing'] as const)(
    'SE-01 a server that is %s makes the session unreachable and does not clear the tokens',
    async (network) => {
      const application = await compose({ as: 'new' });
      const held = application.tokens.read();
      application.clock.advance(quarterOfAnHour + 60_000);
      application.backend.setNetworkCondition(network);
      const session = application.get(Session);
      await session.start();
      expect(session.state).toEqual({ kind: 'unreachable' });
      expect(application.tokens.read()).toEqual(held);

      application.backend.setNetworkCondition('normal');
      await session.start();
      expect(session.player?.displayName).toBe('New-Pilot');
    },
  );

  it('SE-02 a missing certificate does not clear the tokens', async () => {
    const application = await compose({ as: 'new' });
    const held = application.tokens.read();
    application.replace(TokenVerifier, new Verifier({ kind: 'timeout' }));
    await application.get(Session).start();
    expect(application.get(Session).state).toEqual({ kind: 'unreachable' });
    expect(application.tokens.read()).toEqual(held);
  });

  it('SE-01 signs in a player without account details when they fail to load', async () => {
    const application = await compose({ as: 'subscriber' });
    application.replace(Players, new NoDetails());
    await application.get(Session).start();
    expect(application.get(Session).player).toMatchObject({ displayName: 'Subscriber-Mireille' });
    expect(application.get(Session).player).not.toHaveProperty('details');
  });

  it('SE-01 clearing the tokens in another tab during the renewal signs the player out', async () => {
    const application = await compose({ as: 'new' });
    application.clock.advance(quarterOfAnHour + 60_000);
    application.backend.setNetworkCondition('slow');
    const started = application.get(Session).start();
    await flushPromises();
    application.tokens.clear();
    application.clock.advance(slow);
    await started;
    expect(application.get(Session).state).toEqual({ kind: 'signed-out', ended: true });
    expect(application.tokens.read()).toBeUndefined();
  });
});

describe('ending the session', () => {
  it('SE-07 clears the tokens and the session, and notifies the other tabs', async () => {
    const application = await compose({ as: 'new' });
    const session = application.get(Session);
    await session.start();
    session.end();
    expect(session.state).toEqual({ kind: 'signed-out', ended: false });
    expect(application.tokens.read()).toBeUndefined();
    expect(application.channel.announced).toEqual(['signed-out']);
  });

  it('SE-07 signing out ends the session on the server', async () => {
    const application = await compose({ as: 'new' });
    const session = application.get(Session);
    await session.start();
    const held = application.tokens.read();
    session.end();
    await flushPromises();
    expect(held && (await application.get(Authenticator).refresh(held))).toEqual(
      fail({ kind: 'refresh-refused' }),
    );
  });

  it.each(['slow', 'failing', 'offline'] as const)(
    'SE-07 signing out does not wait for a server that is %s',
    async (network) => {
      const application = await compose({ as: 'new' });
      const session = application.get(Session);
      await session.start();
      application.backend.setNetworkCondition(network);
      session.end();
      expect(application.tokens.read()).toBeUndefined();
      expect(session.state).toEqual({ kind: 'signed-out', ended: false });
      await flushPromises();
      expect(application.errors.reports).toEqual([]);
    },
  );

  it('SE-07 replacing a session ends the old session on the server', async () => {
    const application = await compose({ as: 'new' });
    const former = application.tokens.read();
    const tokens = application.tokensOf('backer');
    await application.get(Session).begin(tokens);
    await flushPromises();
    const authenticator = application.get(Authenticator);
    expect(former && (await authenticator.refresh(former))).toEqual(fail({ kind: 'refresh-refused' }));
    expect(await authenticator.refresh(tokens)).toMatchObject({ ok: true });
  });

  it('SE-07 signing out in another tab signs this tab out', async () => {
    const application = await compose({ as: 'new' });
    const session = application.get(Session);
    await session.start();
    application.tokens.clear();
    application.channel.receive('signed-out');
    expect(session.state).toEqual({ kind: 'signed-out', ended: true });
    expect(application.channel.announced).toEqual([]);
  });

  it('SE-07 signing in in another tab signs this tab in', async () => {
    const application = await compose();
    const session = application.get(Session);
    await session.start();
    application.tokens.write(application.tokensOf('backer'));
    application.channel.receive('signed-in');
    await flushPromises();
    expect(session.player?.displayName).toBe('Backer-Jonas');
  });

  it.each(['here', 'in another tab'])(
    'SE-07 signing out %s while the player loads is not undone when loading completes',
    async (where) => {
      const application = await compose({ as: 'new' });
      const session = application.get(Session);
      application.backend.setNetworkCondition('slow');
      const started = session.start();
      await flushPromises();
      if (where === 'here') session.end();
      else {
        application.tokens.clear();
        application.channel.receive('signed-out');
      }
      const states = statesOf(application);
      application.clock.advance(slow);
      await started;
      expect(states).toEqual([]);
      expect(session.player).toBeUndefined();
      expect(application.tokens.read()).toBeUndefined();
    },
  );

  it('SE-07 signing out during a renewal does not restore the tokens', async () => {
    const application = await compose({ as: 'new' });
    const session = application.get(Session);
    await session.start();
    application.backend.setNetworkCondition('slow');
    const reloaded = session.reloadPlayer();
    await flushPromises();
    session.end();
    application.clock.advance(slow);
    await reloaded;
    expect(application.tokens.read()).toBeUndefined();
    expect(session.state).toEqual({ kind: 'signed-out', ended: false });
  });

  it('SE-07 signing in while the previous player is still loading replaces that player', async () => {
    const application = await compose({ as: 'new' });
    const session = application.get(Session);
    application.backend.setNetworkCondition('slow');
    const first = session.start();
    await flushPromises();
    application.clock.advance(slow / 2);
    session.end();
    const second = session.begin(application.tokensOf('backer'));
    await flushPromises();
    application.clock.advance(slow);
    await Promise.all([first, second]);
    expect(session.player?.displayName).toBe('Backer-Jonas');
  });
});

describe('beginning a session', () => {
  it('SE-01 stores the tokens, loads the player and notifies the other tabs', async () => {
    const application = await compose();
    const tokens = application.tokensOf('new');
    expect(await application.get(Session).begin(tokens)).toEqual({ ok: true, value: undefined });
    expect(application.tokens.read()).toEqual(tokens);
    expect(application.get(Session).player?.displayName).toBe('New-Pilot');
    expect(application.channel.announced).toEqual(['signed-in']);
  });

  it('SE-08 invalid tokens do not start a session', async () => {
    const application = await compose();
    await application.get(Session).start();
    const begun = await application.get(Session).begin({ token: 'forged', refreshToken: 'x' });
    expect(begun).toEqual({ ok: false, error: { kind: 'malformed' } });
    expect(application.tokens.read()).toBeUndefined();
    expect(application.get(Session).player).toBeUndefined();
    expect(application.channel.announced).toEqual([]);
  });

  it('SE-08 rejects every token when the certificate is missing', async () => {
    const application = await compose();
    application.replace(TokenVerifier, new Verifier({ kind: 'offline' }));
    const begun = await application.get(Session).begin(application.tokensOf('new'));
    expect(begun).toEqual({ ok: false, error: { kind: 'offline' } });
    expect(application.tokens.read()).toBeUndefined();
  });
});

it('SE-07 signing in fails when another tab signs out at the same time', async () => {
  const application = await compose();
  application.backend.setNetworkCondition('slow');
  const begun = application.get(Session).begin(application.tokensOf('new'));
  await flushPromises();
  application.tokens.clear();
  application.channel.receive('signed-out');
  application.clock.advance(slow);
  expect(await begun).toEqual({ ok: false, error: { kind: 'signed-out' } });
  expect(application.channel.announced).toEqual([]);
});

describe('returning after a while', () => {
  const week = 7 * 24 * 3600_000;
  const away = async (as: 'new' | 'backer' = 'new') => {
    const application = await compose({ as });
    const session = application.get(Session);
    await session.start();
    return { application, session, states: statesOf(application) };
  };

  it('SE-01 does not change a valid session', async () => {
    const { application, states } = await away();
    application.activity.simulateReturn();
    await flushPromises();
    expect(states).toEqual([]);
  });

  it('SE-01 refreshes an expired access token without signing the player out', async () => {
    const { application, session, states } = await away();
    const before = application.tokens.read();
    application.clock.advance(quarterOfAnHour + 60_000);
    application.activity.simulateReturn();
    application.activity.simulateReturn();
    await flushPromises();
    expect(states).toEqual(['signed-in']);
    expect(session.player?.displayName).toBe('New-Pilot');
    expect(application.tokens.read()).not.toEqual(before);
  });

  it('SE-01 ends the session when the browser’s tokens have expired', async () => {
    const { application, session } = await away();
    application.clock.advance(week + 1);
    application.tokens.clear();
    application.activity.simulateReturn();
    await flushPromises();
    expect(session.state).toEqual({ kind: 'signed-out', ended: true });
    expect(application.channel.announced).toEqual([]);
  });

  it('SE-01 ends the session in every tab when the refresh token has expired', async () => {
    const { application, session } = await away();
    application.clock.advance(week + 1);
    application.tokens.write({ token: application.tokens.read()?.token ?? '', refreshToken: 'ran-out' });
    application.activity.simulateReturn();
    await flushPromises();
    expect(session.state).toEqual({ kind: 'signed-out', ended: true });
    expect(application.tokens.read()).toBeUndefined();
    expect(application.channel.announced).toEqual(['ended']);
  });

  it.each(['offline', 'failing'] as const)(
    'SE-01 does not sign the player out while the server is %s',
    async (network) => {
      const { application, session, states } = await away();
      application.clock.advance(week);
      application.backend.setNetworkCondition(network);
      application.activity.simulateReturn();
      await flushPromises();
      expect(states).toEqual([]);
      expect(session.player?.displayName).toBe('New-Pilot');

      application.backend.setNetworkCondition('normal');
      application.activity.simulateReturn();
      await flushPromises();
      expect(states).toEqual(['signed-in']);
    },
  );

  it('SE-01 retries a server that was unreachable', async () => {
    const application = await compose({ as: 'new' });
    const session = application.get(Session);
    application.clock.advance(week);
    application.backend.setNetworkCondition('offline');
    await session.start();
    application.backend.setNetworkCondition('normal');
    application.activity.simulateReturn();
    await flushPromises();
    expect(session.player?.displayName).toBe('New-Pilot');
  });

  it('SE-07 adopts a player who signed in in another tab', async () => {
    const { application, session } = await away();
    application.tokens.write(application.tokensOf('backer'));
    application.activity.simulateReturn();
    await flushPromises();
    expect(session.player?.displayName).toBe('Backer-Jonas');
  });

  it('SE-12 shows a purchase made in another tab', async () => {
    const { application, session } = await away();
    application.backend.person('new').gameTimeEnd = '2027-11-20T12:00:00.000Z';
    application.tokens.write(application.tokensOf('new'));
    application.activity.simulateReturn();
    await flushPromises();
    expect(session.player?.roles).toEqual(['Subscriber']);
  });

  it('SE-01 changes nothing before the start or while signed out', async () => {
    const application = await compose({ as: 'new' });
    const states = statesOf(application);
    application.activity.simulateReturn();
    application.tokens.clear();
    await application.get(Session).start();
    application.activity.simulateReturn();
    await flushPromises();
    expect(states).toEqual(['signed-out']);
  });
});

describe('a session that the server ends', () => {
  it('SE-07 ends in this tab when another tab reports it', async () => {
    const application = await compose({ as: 'new' });
    const session = application.get(Session);
    await session.start();
    application.tokens.clear();
    application.channel.receive('ended');
    expect(session.state).toEqual({ kind: 'signed-out', ended: true });
    expect(application.channel.announced).toEqual([]);
  });

  it('SE-07 ignores another tab’s report once a player has signed in again', async () => {
    const application = await compose({ as: 'new' });
    const session = application.get(Session);
    await session.start();
    const states = statesOf(application);
    application.channel.receive('ended');
    await flushPromises();
    expect(states).toEqual([]);
  });

  it('SE-07 ends only once when a call finds no tokens', async () => {
    const application = await compose({ as: 'new' });
    const session = application.get(Session);
    await session.start();
    application.tokens.clear();
    const states = statesOf(application);
    await application.get(Players).findDetails(session.player!.id);
    await application.get(Players).findDetails('whoever');
    expect(states).toEqual(['signed-out']);
    expect(session.state).toEqual({ kind: 'signed-out', ended: true });
    expect(application.channel.announced).toEqual(['ended']);
  });
});

describe('reloading purchases', () => {
  it('SE-12 refreshes the token and reloads the player', async () => {
    const application = await compose({ as: 'new' });
    const session = application.get(Session);
    await session.start();
    const before = application.tokens.read();
    const person = application.backend.person('new');
    person.gameTimeEnd = '2027-11-20T12:00:00.000Z';
    expect(session.player?.roles).toEqual([]);

    await session.reloadPlayer();
    expect(application.tokens.read()?.token).not.toBe(before?.token);
    expect(session.player?.roles).toEqual(['Subscriber']);
  });

  it.each(['offline', 'failing'] as const)(
    'SE-12 does not change the session or tokens when the server is %s',
    async (network) => {
      const application = await compose({ as: 'new' });
      const session = application.get(Session);
      await session.start();
      const { state } = session;
      const held = application.tokens.read();
      application.backend.setNetworkCondition(network);
      await session.reloadPlayer();
      expect(session.state).toBe(state);
      expect(application.tokens.read()).toEqual(held);
    },
  );

  it('SE-12 ends the session when the refresh is rejected', async () => {
    const application = await compose({ as: 'new' });
    const session = application.get(Session);
    await session.start();
    application.tokens.write({ token: application.tokens.read()?.token ?? '', refreshToken: 'unknown' });
    await session.reloadPlayer();
    expect(session.state).toEqual({ kind: 'signed-out', ended: true });
  });

  it('SE-12 does not restore the previous player when another player signs in during the reload', async () => {
    const application = await compose({ as: 'new' });
    const session = application.get(Session);
    await session.start();
    const { player } = session;
    let verify: () => void = () => undefined;
    const claims = { ...player!, expiresAt: application.clock.now() };
    jest
      .spyOn(FakeTokenVerifier.prototype, 'verify')
      .mockReturnValueOnce(new Promise((verified) => (verify = () => verified(succeed(claims)))));
    const reloaded = session.reloadPlayer();
    await flushPromises();
    session.end();
    await session.begin(application.tokensOf('backer'));
    verify();
    await reloaded;
    expect(session.player?.displayName).toBe('Backer-Jonas');
  });

  it('SE-12 changes nothing while signed out', async () => {
    const application = await compose();
    const states = statesOf(application);
    await application.get(Session).reloadPlayer();
    expect(states).toEqual([]);
  });
});

it('SE-01 four tabs that renew an expired token at the same time stay signed in', async () => {
  const first = await compose({ as: 'new' });
  const locks = first.get(Locks);
  first.clock.advance(quarterOfAnHour + 60_000);
  const others = await Promise.all(
    [2, 3, 4].map(async () => {
      const tab = composeUnconfigured();
      tab.clock.advance(quarterOfAnHour + 60_000);
      tab.replace(FakeBackend, first.backend);
      tab.replace(StoredItems, first.stored);
      tab.replace(Locks, locks);
      return tab;
    }),
  );
  const sessions = [first, ...others].map((tab) => tab.get(Session));
  await Promise.all(sessions.map((session) => session.start()));
  expect(sessions.map(({ player }) => player?.displayName)).toEqual(Array(4).fill('New-Pilot'));
});

it('does not notify a removed listener', async () => {
  const application = await compose();
  const heard: SessionState[] = [];
  application.get(Session).onChange((state) => heard.push(state))();
  await application.get(Session).start();
  expect(heard).toEqual([]);
});

class Verifier extends TokenVerifier {
  constructor(private readonly error: { readonly kind: 'invalid-token' } | CallFailure) {
    super();
  }

  async prepare(): Promise<void> {
    return undefined;
  }

  async verify(): Promise<Result<TokenClaims, { readonly kind: 'invalid-token' } | CallFailure>> {
    return fail(this.error);
  }
}

class NoDetails extends Players {
  async findDetails() {
    return fail({ kind: 'malformed' } as const);
  }

  async findProfile() {
    return fail({ kind: 'malformed' } as const);
  }
}
