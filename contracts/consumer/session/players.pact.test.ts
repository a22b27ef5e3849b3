import { Players } from '../../../src/application/session/Players';
import { findPlayer } from '../../../src/infrastructure/http/session/calls';
import { agree, type Agreement } from '../support/agree';
import { bearer, refusal } from '../support/agreements';
import { answerOf, containing, exactly, filled, ofState, possiblyEmpty } from '../support/answers';
import { examples } from '../support/examples';
import { provided } from '../support/matching';
import { siteOfPlayerAt } from '../support/site';

const answered = {
  firstName: 'Ada',
  lastName: 'Verne',
  language: 'en',
  mfaEnabled: false,
  hasMyDUAccess: false,
  ownership: possiblyEmpty('steam'),
  discordName: null,
  discordDiscriminator: null,
  steamId: null,
  displayName: ofState('${displayName}', examples.displayName),
  email: ofState('${email}', examples.email),
  addressStreet: '',
  addressCity: '',
  addressPostcode: '',
  addressState: '',
  addressCountry: '',
  emailChangeIsPending: exactly(false),
  pendingEmail: null,
  profileVersion: filled(examples.profileVersion),
};

const ofStore = { ...answered, steamId: filled(examples.steamId) };

describe('the details of a player', () => {
  const asking = 'the details of the player';
  const request: Agreement['request'] = {
    method: 'GET',
    path: provided('/api/users/${playerId}', `/api/users/${examples.playerId}`),
    headers: bearer,
  };
  const details =
    (id: string = examples.playerId) =>
    (url: string) =>
      siteOfPlayerAt(url).get(Players).details(id);
  const value = {
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

  it('LK-01, LK-02 the details name the linked accounts', async () => {
    const result = await agree(
      {
        given: 'a player with linked accounts exists',
        asking,
        request,
        answer: answerOf(findPlayer, {
          ...answered,
          discordName: exactly('Pact-Discord'),
          discordDiscriminator: exactly('0042'),
          steamId: filled(examples.steamId),
        }),
      },
      details(),
    );
    expect(result).toEqual({
      ok: true,
      value: {
        ...value,
        discordName: 'Pact-Discord',
        discordDiscriminator: '0042',
        steamId: examples.steamId,
      },
    });
  });

  it('AP-02 the bearer gets the details', async () => {
    const result = await agree(
      {
        given: 'a signed-in player exists',
        asking,
        request,
        answer: answerOf(findPlayer, answered),
      },
      details(),
    );
    expect(result).toEqual({ ok: true, value });
  });

  it('the details show that two-factor is on', async () => {
    const result = await agree(
      {
        given: 'a player with two-factor on exists',
        asking,
        request,
        answer: answerOf(findPlayer, { ...answered, mfaEnabled: exactly(true) }),
      },
      details(),
    );
    expect(result).toEqual({ ok: true, value: { ...value, mfaEnabled: true } });
  });

  it('the details contain the purchase in the store', async () => {
    const result = await agree(
      {
        given: 'a store owner with nothing to claim exists',
        asking,
        request,
        answer: answerOf(findPlayer, { ...ofStore, ownership: containing(exactly('steam')) }),
      },
      details(),
    );
    expect(result).toEqual({ ok: true, value: { ...value, steamId: examples.steamId } });
  });

  it('the details list what the player owns as texts only', async () => {
    const result = await agree(
      {
        given: 'a store owner with nothing to claim exists',
        asking: `${asking}, all that is owned`,
        request,
        answer: answerOf(findPlayer, { ...ofStore, ownership: ['steam'] }),
      },
      details(),
    );
    expect(result).toEqual({ ok: true, value: { ...value, steamId: examples.steamId } });
  });

  it('PF-01 the details contain the profile and its version', async () => {
    const result = await agree(
      {
        given: 'a signed-in player exists',
        asking: 'the profile',
        request,
        answer: answerOf(findPlayer, answered),
      },
      (url) => siteOfPlayerAt(url).get(Players).profile(examples.playerId),
    );
    expect(result).toMatchObject({
      ok: true,
      value: {
        values: { firstName: 'Ada', email: examples.email, addressCountry: '' },
        version: examples.profileVersion,
      },
    });
  });

  it('PF-02 the details contain the email that waits for its confirmation', async () => {
    const waiting = { emailChangeIsPending: exactly(true), pendingEmail: exactly(examples.pendingEmail) };
    const result = await agree(
      {
        given: 'a pending email change exists',
        asking: 'the profile',
        request,
        answer: answerOf(findPlayer, { ...answered, ...waiting }),
      },
      (url) => siteOfPlayerAt(url).get(Players).profile(examples.playerId),
    );
    expect(result).toMatchObject({ ok: true, value: { emailChange: { to: examples.pendingEmail } } });
  });

  it('the details of an unknown player are refused with code 120', async () => {
    const result = await agree(
      {
        given: 'a signed-in player exists',
        asking: 'the details of somebody who does not exist',
        request: {
          ...request,
          path: provided('/api/users/${otherPlayerId}', `/api/users/${examples.otherPlayerId}`),
        },
        answer: refusal(404, 120),
      },
      details(examples.otherPlayerId),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'server', status: 404, code: 120 } });
  });

  it('the details of a removed account are refused with code 120', async () => {
    const result = await agree(
      {
        given: 'a signed-in player whose account was removed',
        asking,
        request,
        answer: refusal(404, 120),
      },
      details(),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'server', status: 404, code: 120 } });
  });
});
