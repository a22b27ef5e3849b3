import { orderNumber } from '../commerce/orderNumber';

/** Query parameter in links to the withdrawal page. */
export const orderQuery = 'order';

/** Query for a link that specifies an order. */
export const queryOfOrder = (orderId: string): string =>
  `?${new URLSearchParams({ [orderQuery]: orderNumber(orderId) }).toString()}`;
