import { Rewards } from '#application/rewards/Rewards';
import {
  checkBackerRewards,
  chooseBackerRewards,
  findBackerRewards,
} from '#infrastructure/http/rewards/calls';
import { addInteraction, type Interaction } from '../support/addInteraction';
import { bearer, errorResponse } from '../support/interactions';
import { responseOf, exactly } from '../support/matchers';
import { signedInSiteAt } from '../support/site';

const backer = 'a backer with rewards exists';
const nobody = 'a player without game time exists';
const rewards = (url: string) => signedInSiteAt(url).get(Rewards);
const refused = { ok: false, error: { kind: 'no-access' } };

describe('access to backer rewards', () => {
  const description = 'whether there are backer rewards';
  const request: Interaction['request'] = {
    method: 'GET',
    path: '/api/inventory/rewards/me/backer-rewards-allowed',
    headers: bearer,
  };

  it.each([
    [backer, true],
    [nobody, false],
  ])('when %s, the player has access: %s', async (given, hasAccess) => {
    const response = responseOf(checkBackerRewards, { hasAccess: exactly(hasAccess) });
    const result = await addInteraction({ given, description, request, response }, (url) =>
      rewards(url).hasAccess(),
    );
    expect(result).toEqual({ ok: true, value: hasAccess });
  });
});

describe('the backer rewards', () => {
  const description = 'for the backer rewards';
  const request: Interaction['request'] = {
    method: 'GET',
    path: '/api/inventory/rewards/me/backer-rewards-info',
    headers: bearer,
  };

  it('lists the backer’s rewards and the choices already made', async () => {
    const response = responseOf(findBackerRewards, {
      statueAvailable: exactly(true),
      shirtAvailable: exactly(true),
      supporterShirtAvailable: exactly(true),
      tshirtSize: 2,
      supporterTshirtSize: 6,
      statueGender: 'F',
      arkshipPassengerCard: true,
      toteBag: false,
      poster: true,
      metallicBox: false,
      artbook: true,
      usbKey: false,
      collectorBox: true,
      ost: true,
      digitalArtbook: true,
    });
    const result = await addInteraction({ given: backer, description, request, response }, (url) =>
      rewards(url).find(),
    );
    expect(result).toEqual({
      ok: true,
      value: {
        statueAvailable: true,
        shirtAvailable: true,
        supporterShirtAvailable: true,
        tshirtSize: 2,
        supporterTshirtSize: 6,
        statueGender: 'F',
        listed: ['arkshipPassengerCard', 'poster', 'artbook', 'collectorBox'],
        downloads: ['ost', 'digitalArtbook'],
      },
    });
  });

  it('rejects a player without access with code 113', async () => {
    const response = errorResponse(403, 113);
    const result = await addInteraction({ given: nobody, description, request, response }, (url) =>
      rewards(url).find(),
    );
    expect(result).toEqual(refused);
  });
});

describe('choosing the supporter shirt size', () => {
  const description = 'to choose the size of the supporter shirt';
  const body = { tshirtSize: 2, supporterTshirtSize: 3, statueGender: 'F' } as const;
  const request: Interaction['request'] = {
    method: 'PUT',
    path: '/api/inventory/rewards/me/backer-rewards-info',
    headers: bearer,
    body,
  };
  const choose = (url: string) => rewards(url).choose(body);

  it('stores the size chosen by the backer', async () => {
    const response = responseOf(chooseBackerRewards);
    const result = await addInteraction({ given: backer, description, request, response }, choose);
    expect(result).toEqual({ ok: true, value: undefined });
  });

  it('rejects a backer without a supporter shirt with code 206', async () => {
    const given = 'a backer without a supporter shirt exists';
    const result = await addInteraction(
      { given, description, request, response: errorResponse(409, 206) },
      choose,
    );
    expect(result).toEqual({ ok: false, error: { kind: 'not-available' } });
  });

  it('rejects a player without access with code 113', async () => {
    const result = await addInteraction(
      { given: nobody, description, request, response: errorResponse(403, 113) },
      choose,
    );
    expect(result).toEqual(refused);
  });
});
