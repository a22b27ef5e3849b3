import { canReceive, type AccountStatus } from '#domain/session/AccountStatus';
import type { FakePerson } from './people';

type Account = Pick<FakePerson, 'isConfirmed' | 'isGhost' | 'isSuspended'>;

export const accountStatusOf = ({ isConfirmed, isGhost, isSuspended }: Account): AccountStatus => {
  if (isGhost) return 'ghost';
  if (!isConfirmed) return 'unconfirmed';
  return isSuspended ? 'suspended' : 'active';
};

export const isRecipient = (account: Account & Pick<FakePerson, 'deletion'>): boolean =>
  canReceive(accountStatusOf(account), account.deletion !== undefined);

export const isActive = (account: Account): boolean => accountStatusOf(account) === 'active';
