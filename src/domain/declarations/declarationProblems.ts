import { emailProblem, type EmailProblem } from '../session/Credentials';
import { parseDay } from '../shared/Day';
import {
  maxDeclarationLengths,
  type CancellationKind,
  type DeclarationReference,
  type Withdrawal,
} from './Declaration';
import { cleanName, cleanOrderNumber, cleanText } from '../shared/spellings';

export type WithdrawalProblem = 'too-long' | 'name-required' | 'contract-required' | EmailProblem;

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
}: Withdrawal): Partial<Record<keyof Withdrawal, WithdrawalProblem>> => {
  const ofEmail = emailProblem(email);
  return {
    ...(cleanName(name) === '' && { name: 'name-required' as const }),
    ...(cleanName(orderNumber + contract) === '' && { orderNumber: 'contract-required' as const }),
    ...lengthProblems({ name, orderNumber, contract }),
    ...(ofEmail && { email: ofEmail }),
  };
};

export const cancellationProblems = (
  fields: CancellationFields,
  now: Date,
): Partial<Record<keyof Withdrawal | 'reason' | 'day', CancellationProblem>> => {
  const ofDay = fields.end === 'day' ? dayProblem(fields.day, now) : undefined;
  return {
    ...(fields.kind === 'extraordinary' && cleanText(fields.reason) === '' && { reason: 'reason-required' }),
    ...lengthProblems({ reason: fields.reason }),
    ...withdrawalProblems(fields),
    ...(ofDay && { day: ofDay }),
  };
};

export type ReferenceProblem = 'too-long' | 'number-required' | 'unknown-declaration' | EmailProblem;

export const referenceProblems = ({
  number,
  email,
}: DeclarationReference): Partial<Record<keyof DeclarationReference, ReferenceProblem>> => {
  const ofEmail = emailProblem(email);
  return {
    ...(cleanOrderNumber(number) === '' && { number: 'number-required' as const }),
    ...(cleanOrderNumber(number).length > maxDeclarationLengths.orderNumber && {
      number: 'too-long' as const,
    }),
    ...(ofEmail && { email: ofEmail }),
  };
};

const lengthProblems = <Field extends keyof typeof maxDeclarationLengths>(
  texts: Readonly<Record<Field, string>>,
): Partial<Record<Field, 'too-long'>> => {
  const long = (Object.entries(texts) as [Field, string][]).filter(
    ([field, text]) => cleanText(text).length > maxDeclarationLengths[field],
  );
  return Object.fromEntries(long.map(([field]) => [field, 'too-long'])) as Partial<Record<Field, 'too-long'>>;
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
