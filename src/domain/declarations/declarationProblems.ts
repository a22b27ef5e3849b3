import { emailProblem, type EmailProblem } from '../session/Credentials';
import { parseDay } from '../shared/Day';
import type { CancellationKind, DeclarationReference, Withdrawal } from './Declaration';
import { cleanName, cleanOrderNumber, cleanText } from '../shared/spellings';

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
    ...(cleanName(name) === '' && { name: 'name-required' as const }),
    ...(cleanName(orderNumber + contract) === '' && { orderNumber: 'contract-required' as const }),
    ...(ofEmail && { email: ofEmail }),
  };
};

export const cancellationProblems = (
  fields: CancellationFields,
  now: Date,
): Partial<Record<'name' | 'orderNumber' | 'email' | 'reason' | 'day', CancellationProblem>> => {
  const ofDay = fields.end === 'day' ? dayProblem(fields.day, now) : undefined;
  return {
    ...(fields.kind === 'extraordinary' && cleanText(fields.reason) === '' && { reason: 'reason-required' }),
    ...withdrawalProblems(fields),
    ...(ofDay && { day: ofDay }),
  };
};

export type ReferenceProblem = 'number-required' | 'unknown-declaration' | EmailProblem;

export const referenceProblems = ({
  number,
  email,
}: DeclarationReference): Partial<Record<keyof DeclarationReference, ReferenceProblem>> => {
  const ofEmail = emailProblem(email);
  return {
    ...(cleanOrderNumber(number) === '' && { number: 'number-required' as const }),
    ...(ofEmail && { email: ofEmail }),
  };
};

const dayProblem = (day: string, now: Date): 'day-required' | 'day-past' | undefined => {
  if (parseDay(day) === undefined) return 'day-required';
  return day < localIsoDate(now) ? 'day-past' : undefined;
};

/** Returns the date in the visitor's time zone, in ISO 8601 format. */
export const localIsoDate = (moment: Date): string =>
  [
    String(moment.getFullYear()).padStart(4, '0'),
    String(moment.getMonth() + 1).padStart(2, '0'),
    String(moment.getDate()).padStart(2, '0'),
  ].join('-');
