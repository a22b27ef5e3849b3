import { cleanCode } from '../shared/spellings';

const uuid = /^([\da-f]{4})([\da-f]{4})-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

/** Returns a short order number such as `3F2A-91BC`: the start of the id, by which support can find the order. */
export const orderNumber = (orderId: string): string => {
  const [, first, second] = uuid.exec(orderId) ?? [];
  return first && second ? `${first}-${second}`.toUpperCase() : orderId;
};

/** Number of characters of a short order number, without the hyphen. */
export const shortOrderNumberLength = 8;

/** Keeps only letters and digits, in lowercase, because people add a number sign, spaces or punctuation. */
export const normalizeOrderNumber = (typed: string): string =>
  cleanCode(typed)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

/** Whether the input is the short number of an order, or its full id. */
export const matchesOrder = (typed: string, orderId: string): boolean => {
  const wanted = normalizeOrderNumber(typed);
  return (
    wanted !== '' &&
    (wanted === normalizeOrderNumber(orderId) || wanted === normalizeOrderNumber(orderNumber(orderId)))
  );
};
