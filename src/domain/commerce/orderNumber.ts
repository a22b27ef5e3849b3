const uuid = /^([\da-f]{4})([\da-f]{4})-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

/** The short number of an order, for reading: the beginning of its id, by which support finds it. `3F2A-91BC` */
export const orderNumber = (orderId: string): string => {
  const [, first, second] = uuid.exec(orderId) ?? [];
  return first && second ? `${first}-${second}`.toUpperCase() : orderId;
};
