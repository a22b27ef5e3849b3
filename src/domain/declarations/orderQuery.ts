import { orderNumber } from '../commerce/orderNumber';

/** In the query of a link to the page of a withdrawal. */
export const orderQuery = 'order';

/** The query of a link that names an order. */
export const queryOfOrder = (orderId: string): string =>
  `?${new URLSearchParams({ [orderQuery]: orderNumber(orderId) }).toString()}`;
