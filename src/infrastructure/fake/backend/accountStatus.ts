import type { AccountStatus } from '#domain/session/AccountStatus';
import type { FakePerson } from './people';

type Account = Pick<FakePerson, 'isConfirmed' | 'isGhost' | 'isSuspended'>;

export const accountStatusOf = ({ isConfirmed, isGhost, isSuspended }: Account): AccountStatus => {
  if (isGhost) return 'ghost';
  if (!isConfirmed) return 'unconfirmed';
  return isSuspended ? 'suspended' : 'active';
};

/** Whether others can give the account something. One that will be deleted would lose it. */
export const canReceive = (account: Account & Pick<FakePerson, 'deletion'>): boolean =>
  isActive(account) && account.deletion === undefined;

export const isActive = (account: Account): boolean => accountStatusOf(account) === 'active';
