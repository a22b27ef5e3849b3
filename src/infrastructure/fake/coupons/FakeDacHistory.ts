import { injectable } from 'inversify';
import { DacHistory } from '#application/coupons/DacHistory';
import { operationsPerPage, type DacOperation } from '#domain/coupons/DacOperation';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { ListPage } from '#domain/shared/ListPage';
import { succeed, type Result } from '#domain/shared/Result';
import type { FakeDacEntry } from '../backend/coupons';
import { FakeApi } from '../backend/FakeApi';
import { FakeBackend } from '../backend/FakeBackend';

@injectable()
export class FakeDacHistory extends DacHistory {
  constructor(
    private readonly api: FakeApi,
    private readonly backend: FakeBackend,
  ) {
    super();
  }

  findPage(pageNumber: number): Promise<Result<ListPage<DacOperation>, CallFailure>> {
    const first = (pageNumber - 1) * operationsPerPage;
    return this.api.callAsPlayer(({ coupons }) => {
      const entries = (coupons?.entries ?? []).toReversed();
      const shown = entries.slice(first, first + operationsPerPage).map((entry) => this.operationOf(entry));
      return succeed({ entries: shown, totalEntries: entries.length });
    });
  }

  private operationOf({ kind, date, quantity, otherId, note }: FakeDacEntry): DacOperation {
    const operation = { date: new Date(date), quantity, ...(note !== undefined && { note }) };
    const name = this.backend.find(({ id }) => id === otherId)?.displayName;
    if (kind === 'sent') return { ...operation, kind, ...(name !== undefined && { to: name }) };
    if (kind === 'received') return { ...operation, kind, ...(name !== undefined && { from: name }) };
    return { date: operation.date, quantity, kind };
  }
}
