import { WaiverRecords } from '#application/blueprints/WaiverRecords';
import { playerHolder } from '#domain/blueprints/Waivers';
import { findWaivers } from '#infrastructure/http/blueprints/calls';
import { addInteraction, type Interaction } from '../support/addInteraction';
import { bearer, errorResponse } from '../support/interactions';
import { responseOf, exactly, nonEmpty, stateValue } from '../support/matchers';
import { examples } from '../support/examples';
import { fromProviderState } from '../support/providerStateValues';
import { signedInSiteAt } from '../support/site';

const { organizationId } = examples;
const member = 'a player with a blueprint of an organization exists';
const nobody = 'a player without blueprints exists';
const records = (url: string) => signedInSiteAt(url).get(WaiverRecords);
const done = { ok: true, value: undefined };

describe('blueprint waivers', () => {
  const description = 'for the waivers';
  const request: Interaction['request'] = {
    method: 'GET',
    path: '/api/blueprint/waiverstate',
    headers: bearer,
  };

  it('lists the waivers of the player and their organizations', async () => {
    const response = responseOf(findWaivers, {
      playerWaiver: exactly(false),
      orgWaivers: [
        {
          id: stateValue('${organizationId}', organizationId),
          name: nonEmpty('Pact Union'),
          waiver: exactly(false),
        },
      ],
    });
    const result = await addInteraction({ given: member, description, request, response }, (url) =>
      records(url).find(),
    );
    expect(result).toEqual({
      ok: true,
      value: {
        player: false,
        organizations: [{ id: organizationId, name: 'Pact Union', isWaived: false }],
      },
    });
  });

  it('lists only the player’s waiver when the player has no organization', async () => {
    const response = responseOf(findWaivers, { playerWaiver: exactly(false), orgWaivers: [] });
    const result = await addInteraction({ given: nobody, description, request, response }, (url) =>
      records(url).find(),
    );
    expect(result).toEqual({ ok: true, value: { player: false, organizations: [] } });
  });
});

it.each([true, false])('sets the player’s waiver to %s', async (value) => {
  const request: Interaction['request'] = {
    method: 'POST',
    path: `/api/blueprint/waiverplayer/${value}`,
    headers: bearer,
    body: {},
  };
  const description = 'to change the waiver of the player';
  const result = await addInteraction(
    { given: nobody, description: `${description} to ${value}`, request, response: { status: 204 } },
    (url) => records(url).change(playerHolder, value),
  );
  expect(result).toEqual(done);
});

describe('an organization’s waiver', () => {
  const requestOf = (value: boolean): Interaction['request'] => {
    const path = '/api/blueprint/waiverorganization';
    return {
      method: 'POST',
      path: fromProviderState(`${path}/\${organizationId}/${value}`, `${path}/${organizationId}/${value}`),
      headers: bearer,
      body: {},
    };
  };
  const description = 'to change the waiver of an organization';
  const holder = { kind: 'organization', id: organizationId } as const;

  it.each([true, false])('sets the organization’s waiver to %s', async (value) => {
    const request = requestOf(value);
    const result = await addInteraction(
      { given: member, description: `${description} to ${value}`, request, response: { status: 204 } },
      (url) => records(url).change(holder, value),
    );
    expect(result).toEqual(done);
  });

  it('rejects an organization that the player does not represent', async () => {
    const given = 'a player with a blueprint exists';
    const result = await addInteraction(
      { given, description, request: requestOf(true), response: errorResponse(404, 604) },
      (url) => records(url).change(holder, true),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'unknown-organization' } });
  });
});
