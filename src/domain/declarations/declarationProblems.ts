import { emailProblem, type EmailProblem } from '../session/Credentials';
import type { CancellationKind, Withdrawal } from './Declaration';

export type WithdrawalProblem = 'name-required' | 'contract-required' | EmailProblem;

export type CancellationProblem = WithdrawalProblem | 'reason-required' | 'day-required' | 'day-past';

/** Field values of the cancellation form. */
export interface CancellationFields extends Withdrawal {
  readonly kind: CancellationKind;
  readonly reason: string;
  readonly end: 'soonest' | 'day';
  /** ISO 8601 date; empty if none was chosen. */
  readonly day: string;
}

/** Requires either an order number or a description, because each is enough to identify a contract. */
export const withdrawalProblems = ({
  name,
  orderNumber,
  contract,
  email,
}: Withdrawal): Partial<Record<'name' | 'orderNumber' | 'email', WithdrawalProblem>> => {
  const ofEmail = emailProblem(email);
  return {
    ...(name.trim() === '' && { name: 'name-required' as const }),
    ...((orderNumber + contract).trim() === '' && { orderNumber: 'contract-required' as const }),
    ...(ofEmail && { email: ofEmail }),
  };
};

export const cancellationProblems = (
  fields: CancellationFields,
  now: Date,
): Partial<Record<'name' | 'orderNumber' | 'email' | 'reason' | 'day', CancellationProblem>> => {
  const ofDay = fields.end === 'day' ? dayProblem(fields.day, now) : undefined;
  return {
    ...(fields.kind === 'extraordinary' && fields.reason.trim() === '' && { reason: 'reason-required' }),
    ...withdrawalProblems(fields),
    ...(ofDay && { day: ofDay }),
  };
};

const dayProblem = (day: string, now: Date): 'day-required' | 'day-past' | undefined => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return 'day-required';
  return day < localIsoDate(now) ? 'day-past' : undefined;
};

/** Returns the date in the visitor's time zone, in ISO 8601 format. */
export const localIsoDate = (moment: Date): string =>
  [
    String(moment.getFullYear()).padStart(4, '0'),
    String(moment.getMonth() + 1).padStart(2, '0'),
    String(moment.getDate()).padStart(2, '0'),
  ].join('-');
