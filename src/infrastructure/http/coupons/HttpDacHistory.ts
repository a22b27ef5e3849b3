import { injectable } from 'inversify';
import { DacHistory } from '#application/coupons/DacHistory';
import type { RuleValue } from '#application/shared/rules';
import { operationsPerPage, type DacOperation } from '#domain/coupons/DacOperation';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { ListPage } from '#domain/shared/ListPage';
import { succeed, type Result } from '#domain/shared/Result';
import { CallSender } from '../shared/CallSender';
import { findDacHistory } from './calls';

@injectable()
export class HttpDacHistory extends DacHistory {
  constructor(private readonly api: CallSender) {
    super();
  }

  async findPage(pageNumber: number): Promise<Result<ListPage<DacOperation>, CallFailure>> {
    const offset = (pageNumber - 1) * operationsPerPage;
    const query = { pageNumber, pageSize: operationsPerPage, offset };
    const answer = await this.api.send(findDacHistory, { query });
    if (!answer.ok) return answer;
    const { history, total } = answer.value;
    return succeed({ entries: history.map(operationFrom), totalEntries: total });
  }
}

type HistoryEntry = RuleValue<(typeof findDacHistory)['answer']>['history'][number];

const creation = 0;
const transfer = 1;

const operationFrom = (entry: HistoryEntry): DacOperation => {
  const { operationType, operationDate, quantity } = entry;
  const operation = { date: new Date(operationDate), quantity };
  if (operationType === creation) return { ...operation, kind: 'creation' };
  if (operationType !== transfer) return { ...operation, kind: 'conversion' };
  const { sentToDisplayName: to, receivedFromDisplayName: from } = entry;
  const transferred = { ...operation, ...(entry.note && { note: entry.note }) };
  // Only one of the two fields is present, depending on the direction. It is empty if the other account was deleted.
  if (typeof from === 'string') return { ...transferred, kind: 'received', ...(from !== '' && { from }) };
  return { ...transferred, kind: 'sent', ...(to && { to }) };
};
