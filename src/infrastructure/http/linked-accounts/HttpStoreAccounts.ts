import { injectable } from 'inversify';
import type { LinkRejection } from '#application/linked-accounts/LinkRejection';
import { StoreAccounts, type OnlyWayIn } from '#application/linked-accounts/StoreAccounts';
import type { StoreAccount } from '#domain/linked-accounts/LinkedAccounts';
import type { CallFailure } from '#domain/shared/CallFailure';
import { succeed, type Result } from '#domain/shared/Result';
import { CallSender } from '../shared/CallSender';
import { findRefundPeriodEnd, findStoreLogin, linkStore, unlinkStore } from './calls';

@injectable()
export class HttpStoreAccounts extends StoreAccounts {
  constructor(private readonly api: CallSender) {
    super();
  }

  async findLoginUrl(returnUrl: string): Promise<Result<string, CallFailure>> {
    const login = await this.api.send(findStoreLogin, { query: { returnUrl } });
    return login.ok ? succeed(login.value.loginUrl) : login;
  }

  async link(returnUrl: string, assertion: string): Promise<Result<StoreAccount, LinkRejection>> {
    const linked = await this.api.send(linkStore, { body: { returnUrl, openidAssertion: assertion } });
    return linked.ok ? succeed({ id: linked.value.steamId }) : linked;
  }

  unlink(): Promise<Result<void, OnlyWayIn | CallFailure>> {
    return this.api.send(unlinkStore);
  }

  async findRefundPeriodEnd(): Promise<Result<Date | undefined, CallFailure>> {
    const period = await this.api.send(findRefundPeriodEnd);
    if (!period.ok) return period;
    const { endDate } = period.value;
    return succeed(endDate === null ? undefined : new Date(endDate));
  }
}
