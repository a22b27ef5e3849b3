import type { AccountStatus } from '#domain/session/AccountStatus';
import type { FakePerson } from './people';

type Account = Pick<FakePerson, 'isConfirmed' | 'isGhost' | 'isSuspended'>;

export const accountStatusOf = ({ isConfirmed, isGhost, isSuspended }: Account): AccountStatus => {
  if (isGhost) return 'ghost';
  if (!isConfirmed) return 'unconfirmed';
  return isSuspended ? 'suspended' : 'active';
};

/** Whether the account can receive gifts. An account with a pending deletion would lose them. */
export const canReceive = (account: Account & Pick<FakePerson, 'deletion'>): boolean =>
  isActive(account) && account.deletion === undefined;

export const isActive = (account: Account): boolean => accountStatusOf(account) === 'active';
