import { DacHistory } from '#application/coupons/DacHistory';
import { findDacHistory } from '#infrastructure/http/coupons/calls';
import { addInteraction, type Interaction } from '../support/addInteraction';
import { bearer, errorResponse } from '../support/interactions';
import { responseOf, arrayContaining, exactly, stateValue } from '../support/matchers';
import { examples } from '../support/examples';
import { signedInSiteAt } from '../support/site';

const given = 'a player with a history of coupons exists';
const moment = '2026-11-22T12:00:00.000Z';
const date = new Date(moment);
const { otherDisplayName } = examples;
const query = { pageNumber: '1', pageSize: '5', offset: '0' };
const path = '/api/inventory/dualaccesscoupon/user-history/me';
const request: Interaction['request'] = { method: 'GET', path, query, headers: bearer };
const load =
  (pageNumber = 1) =>
  (url: string) =>
    signedInSiteAt(url).get(DacHistory).findPage(pageNumber);

const other = stateValue('${otherDisplayName}', otherDisplayName);

describe('the coupon history', () => {
  it('DC-02 lists creations, transfers in both directions and conversions', async () => {
    const entry = { operationDate: moment, sentToDisplayName: null, receivedFromDisplayName: null };
    const history = arrayContaining(
      { ...entry, operationType: exactly(0), quantity: exactly(5) },
      { ...entry, operationType: exactly(1), quantity: exactly(1), sentToDisplayName: other },
      { ...entry, operationType: exactly(1), quantity: exactly(2), receivedFromDisplayName: other },
      { ...entry, operationType: exactly(2), quantity: exactly(1) },
    );
    const response = responseOf(findDacHistory, { history, total: exactly(4) });
    expect(
      await addInteraction({ given, description: 'the history of the coupons', request, response }, load()),
    ).toEqual({
      ok: true,
      value: {
        totalEntries: 4,
        entries: [
          { kind: 'creation', date, quantity: 5 },
          { kind: 'sent', date, quantity: 1, to: otherDisplayName },
          { kind: 'received', date, quantity: 2, from: otherDisplayName },
          { kind: 'conversion', date, quantity: 1 },
        ],
      },
    });
  });

  it('DC-02 every entry in the history is an operation', async () => {
    const response = responseOf(findDacHistory, {
      history: [{ operationDate: moment, operationType: 2, quantity: 1 }],
      total: 4,
    });
    const agreement = { given, description: 'the history of the coupons, one by one', request, response };
    expect(await addInteraction(agreement, load())).toMatchObject({ ok: true, value: { totalEntries: 4 } });
  });

  it('DC-02 the page after the last one is empty', async () => {
    const response = responseOf(findDacHistory, { history: [], total: exactly(4) });
    const agreement: Interaction = {
      given,
      description: 'the second page of the history',
      request: { ...request, query: { pageNumber: '2', pageSize: '5', offset: '5' } },
      response,
    };
    expect(await addInteraction(agreement, load(2))).toEqual({
      ok: true,
      value: { totalEntries: 4, entries: [] },
    });
  });

  it('DC-02 reports an error when the server is down', async () => {
    const agreement: Interaction = {
      given: 'the server is down',
      description: 'the history of the coupons',
      request: { method: 'GET', path, query },
      response: errorResponse(503, 50),
    };
    expect(await addInteraction(agreement, load())).toEqual({
      ok: false,
      error: { kind: 'server', status: 503, code: 50 },
    });
  });
});
