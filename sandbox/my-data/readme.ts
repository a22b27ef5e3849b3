import { SubscriptionStatus } from '../billing/SubscriptionStatus';
import { OrderStatus } from '../commerce/orders';

/** Meanings of the numbers in exported columns. */
export const codedColumns = {
  'orders.status': OrderStatus,
  'subscriptions.status': SubscriptionStatus,
  'subscriptions.payment_provider': { card: 0, steam: 1 },
} as const;

const codes = (column: keyof typeof codedColumns): string =>
  Object.entries(codedColumns[column])
    .map(([meaning, code]) => `${code} ${meaning}`)
    .join(', ');

/** Explanations for the person who opens the file. Programs can ignore them. */
export const readme: readonly string[] = [
  'data: what is stored about you, one list for each table; every entry is a row.',
  'heldNotShown: what is stored but not in this file, and why.',
  'keptAfterDeletion: what stays when your account is deleted, and why.',
  'Moments are in UTC (ISO 8601). Fields that end in _cents are in hundredths of the currency. null: there is none.',
  `orders.status: ${codes('orders.status')}.`,
  `subscriptions.status: ${codes('subscriptions.status')}.`,
  `subscriptions.payment_provider: ${codes('subscriptions.payment_provider')}.`,
  'players.status: ghost (bought without an account yet), unconfirmed (the email is not confirmed), active, suspended, erased.',
];
