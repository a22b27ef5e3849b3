import { WaiverRecords } from '../../../src/application/blueprints/WaiverRecords';
import { playerHolder } from '../../../src/domain/blueprints/Waivers';
import { findWaivers } from '../../../src/infrastructure/http/blueprints/calls';
import { agree, type Agreement } from '../support/agree';
import { bearer, refusal } from '../support/agreements';
import { answerOf, exactly, filled, ofState } from '../support/answers';
import { examples } from '../support/examples';
import { provided } from '../support/matching';
import { siteOfPlayerAt } from '../support/site';

const { organizationId } = examples;
const member = 'a player with a blueprint of an organization exists';
const nobody = 'a player without blueprints exists';
const records = (url: string) => siteOfPlayerAt(url).get(WaiverRecords);
const done = { ok: true, value: undefined };

describe('the waivers', () => {
  const asking = 'for the waivers';
  const request: Agreement['request'] = {
    method: 'GET',
    path: '/api/blueprint/waiverstate',
    headers: bearer,
  };

  it('lists the waivers of the player and of their organizations', async () => {
    const answer = answerOf(findWaivers, {
      playerWaiver: exactly(false),
      orgWaivers: [
        {
          id: ofState('${organizationId}', organizationId),
          name: filled('Pact Union'),
          waiver: exactly(false),
        },
      ],
    });
    const result = await agree({ given: member, asking, request, answer }, (url) => records(url).find());
    expect(result).toEqual({
      ok: true,
      value: {
        player: false,
        organizations: [{ id: organizationId, name: 'Pact Union', isWaived: false }],
      },
    });
  });

  it('lists only the player’s waiver when they have no organization', async () => {
    const answer = answerOf(findWaivers, { playerWaiver: exactly(false), orgWaivers: [] });
    const result = await agree({ given: nobody, asking, request, answer }, (url) => records(url).find());
    expect(result).toEqual({ ok: true, value: { player: false, organizations: [] } });
  });
});

it.each([true, false])('the waiver of the player becomes %s', async (value) => {
  const request: Agreement['request'] = {
    method: 'POST',
    path: `/api/blueprint/waiverplayer/${value}`,
    headers: bearer,
    body: {},
  };
  const asking = 'to change the waiver of the player';
  const result = await agree(
    { given: nobody, asking: `${asking} to ${value}`, request, answer: { status: 204 } },
    (url) => records(url).change(playerHolder, value),
  );
  expect(result).toEqual(done);
});

describe('the waiver of an organization', () => {
  const requestOf = (value: boolean): Agreement['request'] => {
    const path = '/api/blueprint/waiverorganization';
    return {
      method: 'POST',
      path: provided(`${path}/\${organizationId}/${value}`, `${path}/${organizationId}/${value}`),
      headers: bearer,
      body: {},
    };
  };
  const asking = 'to change the waiver of an organization';
  const holder = { kind: 'organization', id: organizationId } as const;

  it.each([true, false])('the waiver changes to %s', async (value) => {
    const request = requestOf(value);
    const result = await agree(
      { given: member, asking: `${asking} to ${value}`, request, answer: { status: 204 } },
      (url) => records(url).change(holder, value),
    );
    expect(result).toEqual(done);
  });

  it('refuses an organization that the player does not speak for', async () => {
    const given = 'a player with a blueprint exists';
    const result = await agree(
      { given, asking, request: requestOf(true), answer: refusal(404, 604) },
      (url) => records(url).change(holder, true),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'unknown-organization' } });
  });
});
