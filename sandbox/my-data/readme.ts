import { SubscriptionStatus } from '../billing/subscriptions';
import { OrderStatus } from '../commerce/orders';

const codes = (meanings: Readonly<Record<string, number>>): string =>
  Object.entries(meanings)
    .map(([meaning, code]) => `${code} ${meaning}`)
    .join(', ');

/** Explanations for the person who opens the file. Programs can ignore them. */
export const readme: readonly string[] = [
  'data: what is stored about you, one list for each table; every entry is a row.',
  'heldNotShown: what is stored but not in this file, and why.',
  'keptAfterDeletion: what stays when your account is deleted, and why.',
  'Moments are in UTC (ISO 8601). Fields that end in _cents are in hundredths of the currency. null: there is none.',
  `orders.status: ${codes(OrderStatus)}.`,
  `subscriptions.status: ${codes({ active: SubscriptionStatus.active, canceled: SubscriptionStatus.canceled, 'not renewing': SubscriptionStatus.nonRenewing })}.`,
  'subscriptions.payment_provider: 0 card, any other number Steam.',
  'players.status: ghost (bought without an account yet), unconfirmed (the email is not confirmed), active, suspended, erased.',
];
