import { Players } from '#application/session/Players';
import { findPlayer } from '#infrastructure/http/session/calls';
import { addInteraction, type Interaction } from '../support/addInteraction';
import { bearer, errorResponse } from '../support/interactions';
import {
  responseOf,
  arrayContaining,
  exactly,
  nonEmpty,
  stateValue,
  possiblyEmptyArray,
} from '../support/matchers';
import { examples } from '../support/examples';
import { fromProviderState } from '../support/providerStateValues';
import { signedInSiteAt } from '../support/site';

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
  displayName: stateValue('${displayName}', examples.displayName),
  email: stateValue('${email}', examples.email),
  addressStreet: '',
  addressCity: '',
  addressPostcode: '',
  addressState: '',
  addressCountry: '',
  emailChangeIsPending: exactly(false),
  pendingEmail: null,
  profileVersion: nonEmpty(examples.profileVersion),
};

const ofStore = { ...answered, steamId: nonEmpty(examples.steamId) };

describe('a player’s details', () => {
  const description = 'the details of the player';
  const request: Interaction['request'] = {
    method: 'GET',
    path: fromProviderState('/api/users/${playerId}', `/api/users/${examples.playerId}`),
    headers: bearer,
  };
  const details =
    (id: string = examples.playerId) =>
    (url: string) =>
      signedInSiteAt(url).get(Players).findDetails(id);
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

  it('LK-01, LK-02 include the linked accounts', async () => {
    const result = await addInteraction(
      {
        given: 'a player with linked accounts exists',
        description,
        request,
        response: responseOf(findPlayer, {
          ...answered,
          discordName: exactly('Pact-Discord'),
          discordDiscriminator: exactly('0042'),
          steamId: nonEmpty(examples.steamId),
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

  it('AP-02 are returned to the bearer', async () => {
    const result = await addInteraction(
      {
        given: 'a signed-in player exists',
        description,
        request,
        response: responseOf(findPlayer, answered),
      },
      details(),
    );
    expect(result).toEqual({ ok: true, value });
  });

  it('show that two-factor authentication is on', async () => {
    const result = await addInteraction(
      {
        given: 'a player with two-factor on exists',
        description,
        request,
        response: responseOf(findPlayer, { ...answered, mfaEnabled: exactly(true) }),
      },
      details(),
    );
    expect(result).toEqual({ ok: true, value: { ...value, mfaEnabled: true } });
  });

  it('include the store purchase', async () => {
    const result = await addInteraction(
      {
        given: 'a store owner with nothing to claim exists',
        description,
        request,
        response: responseOf(findPlayer, { ...ofStore, ownership: arrayContaining(exactly('steam')) }),
      },
      details(),
    );
    expect(result).toEqual({ ok: true, value: { ...value, steamId: examples.steamId } });
  });

  it('accept a list of owned items that contains only strings', async () => {
    const result = await addInteraction(
      {
        given: 'a store owner with nothing to claim exists',
        description: `${description}, all that is owned`,
        request,
        response: responseOf(findPlayer, { ...ofStore, ownership: ['steam'] }),
      },
      details(),
    );
    expect(result).toEqual({ ok: true, value: { ...value, steamId: examples.steamId } });
  });

  it('PF-01 include the profile and its version', async () => {
    const result = await addInteraction(
      {
        given: 'a signed-in player exists',
        description: 'the profile',
        request,
        response: responseOf(findPlayer, answered),
      },
      (url) => signedInSiteAt(url).get(Players).findProfile(examples.playerId),
    );
    expect(result).toMatchObject({
      ok: true,
      value: {
        values: { firstName: 'Ada', email: examples.email, addressCountry: '' },
        version: examples.profileVersion,
      },
    });
  });

  it('PF-02 include the email that is awaiting confirmation', async () => {
    const waiting = { emailChangeIsPending: exactly(true), pendingEmail: exactly(examples.pendingEmail) };
    const result = await addInteraction(
      {
        given: 'a pending email change exists',
        description: 'the profile',
        request,
        response: responseOf(findPlayer, { ...answered, ...waiting }),
      },
      (url) => signedInSiteAt(url).get(Players).findProfile(examples.playerId),
    );
    expect(result).toMatchObject({ ok: true, value: { emailChange: { to: examples.pendingEmail } } });
  });

  it('are rejected with code 120 for an unknown player', async () => {
    const result = await addInteraction(
      {
        given: 'a signed-in player exists',
        description: 'the details of somebody who does not exist',
        request: {
          ...request,
          path: fromProviderState('/api/users/${otherPlayerId}', `/api/users/${examples.otherPlayerId}`),
        },
        response: errorResponse(404, 120),
      },
      details(examples.otherPlayerId),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'server', status: 404, code: 120 } });
  });

  it('are rejected with code 120 for a deleted account', async () => {
    const result = await addInteraction(
      {
        given: 'a signed-in player whose account was removed',
        description,
        request,
        response: errorResponse(404, 120),
      },
      details(),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'server', status: 404, code: 120 } });
  });
});
