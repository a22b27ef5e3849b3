import { DacHistory } from '#application/coupons/DacHistory';
import { findDacHistory } from '#infrastructure/http/coupons/calls';
import { describeInteractions, outage, succeeds } from '../support/describeInteractions';
import { examples } from '../support/examples';
import { arrayContaining, exactly, stateValue } from '../support/matchers';

const { otherDisplayName } = examples;
const given = 'a player with a history of coupons exists';
const description = 'the history of the coupons';
const moment = '2026-11-22T12:00:00.000Z';
const date = new Date(moment);
const note = 'For the haul';
const other = stateValue('${otherDisplayName}', otherDisplayName);
const entry = { operationDate: moment, sentToDisplayName: null, receivedFromDisplayName: null, note: null };

describeInteractions(
  findDacHistory,
  {
    requirement: 'DC-02',
    description,
    values: { pageNumber: 1, offset: 0 },
    request: ({ pageNumber, offset }) => ({
      query: { pageNumber: String(pageNumber), pageSize: 5, offset: String(offset) },
    }),
    send: (site, { pageNumber }) => site.get(DacHistory).findPage(pageNumber),
  },
  [
    [
      given,
      succeeds(
        {
          totalEntries: 4,
          entries: [
            { kind: 'creation', date, quantity: 5 },
            { kind: 'sent', date, quantity: 1, to: otherDisplayName },
            { kind: 'received', date, quantity: 2, from: otherDisplayName, note },
            { kind: 'conversion', date, quantity: 1 },
          ],
        },
        {
          history: arrayContaining(
            { ...entry, operationType: exactly(0), quantity: exactly(5) },
            { ...entry, operationType: exactly(1), quantity: exactly(1), sentToDisplayName: other },
            {
              ...entry,
              operationType: exactly(1),
              quantity: exactly(2),
              receivedFromDisplayName: other,
              note: exactly(note),
            },
            { ...entry, operationType: exactly(2), quantity: exactly(1) },
          ),
          total: exactly(4),
        },
      ),
    ],
    [
      given,
      succeeds(
        { totalEntries: 4, entries: [{ kind: 'conversion', date, quantity: 1 }] },
        { history: [{ operationDate: moment, operationType: 2, quantity: 1 }], total: 4 },
      ),
      { description: `${description}, one by one` },
    ],
    [
      given,
      succeeds({ totalEntries: 4, entries: [] }, { history: [], total: exactly(4) }),
      { description: 'the second page of the history', values: { pageNumber: 2, offset: 5 } },
    ],
    ['the server is down', outage],
  ],
);
