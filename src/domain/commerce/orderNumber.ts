const uuid = /^([\da-f]{4})([\da-f]{4})-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

/** The short number of an order, for reading: the beginning of its id, by which support finds it. `3F2A-91BC` */
export const orderNumber = (orderId: string): string => {
  const [, first, second] = uuid.exec(orderId) ?? [];
  return first && second ? `${first}-${second}`.toUpperCase() : orderId;
};

/** Letters and digits only: people type order numbers with spaces, without the hyphen, or in small letters. */
const plain = (typed: string): string => typed.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Whether what somebody typed is the short number of an order, or its whole id. */
export const namesOrder = (typed: string, orderId: string): boolean => {
  const wanted = plain(typed);
  return wanted !== '' && (wanted === plain(orderId) || wanted === plain(orderNumber(orderId)));
};
