import { DacHistory } from '../../../src/application/coupons/DacHistory';
import { findDacHistory } from '../../../src/infrastructure/http/coupons/calls';
import { agree, type Agreement } from '../support/agree';
import { bearer, refusal } from '../support/agreements';
import { answerOf, containing, exactly, ofState } from '../support/answers';
import { examples } from '../support/examples';
import { siteOfPlayerAt } from '../support/site';

const given = 'a player with a history of coupons exists';
const moment = '2026-11-22T12:00:00.000Z';
const date = new Date(moment);
const { otherDisplayName } = examples;
const query = { pageNumber: '1', pageSize: '5', offset: '0' };
const path = '/api/inventory/dualaccesscoupon/user-history/me';
const request: Agreement['request'] = { method: 'GET', path, query, headers: bearer };
const load =
  (pageNumber = 1) =>
  (url: string) =>
    siteOfPlayerAt(url).get(DacHistory).page(pageNumber);

const other = ofState('${otherDisplayName}', otherDisplayName);

describe('the history of coupons', () => {
  it('DC-02 lists creations, transfers in both directions and conversions', async () => {
    const entry = { operationDate: moment, sentToDisplayName: null, receivedFromDisplayName: null };
    const history = containing(
      { ...entry, operationType: exactly(0), quantity: exactly(5) },
      { ...entry, operationType: exactly(1), quantity: exactly(1), sentToDisplayName: other },
      { ...entry, operationType: exactly(1), quantity: exactly(2), receivedFromDisplayName: other },
      { ...entry, operationType: exactly(2), quantity: exactly(1) },
    );
    const answer = answerOf(findDacHistory, { history, total: exactly(4) });
    expect(await agree({ given, asking: 'the history of the coupons', request, answer }, load())).toEqual({
      ok: true,
      value: {
        total: 4,
        entries: [
          { kind: 'creation', date, quantity: 5 },
          { kind: 'sent', date, quantity: 1, to: otherDisplayName },
          { kind: 'received', date, quantity: 2, from: otherDisplayName },
          { kind: 'conversion', date, quantity: 1 },
        ],
      },
    });
  });

  it('DC-02 every entry of the history is an operation', async () => {
    const answer = answerOf(findDacHistory, {
      history: [{ operationDate: moment, operationType: 2, quantity: 1 }],
      total: 4,
    });
    const agreement = { given, asking: 'the history of the coupons, one by one', request, answer };
    expect(await agree(agreement, load())).toMatchObject({ ok: true, value: { total: 4 } });
  });

  it('DC-02 the page after the last one is empty', async () => {
    const answer = answerOf(findDacHistory, { history: [], total: exactly(4) });
    const agreement: Agreement = {
      given,
      asking: 'the second page of the history',
      request: { ...request, query: { pageNumber: '2', pageSize: '5', offset: '5' } },
      answer,
    };
    expect(await agree(agreement, load(2))).toEqual({ ok: true, value: { total: 4, entries: [] } });
  });

  it('DC-02 fails when the server is down', async () => {
    const agreement: Agreement = {
      given: 'the server is down',
      asking: 'the history of the coupons',
      request: { method: 'GET', path, query },
      answer: refusal(503, 50),
    };
    expect(await agree(agreement, load())).toEqual({
      ok: false,
      error: { kind: 'server', status: 503, code: 50 },
    });
  });
});
