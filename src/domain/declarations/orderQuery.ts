import { orderNumber } from '../commerce/orderNumber';

/** Query parameter in links to the withdrawal page. */
export const orderQuery = 'order';

/** Returns the query of a link that preselects an order on the withdrawal page. */
export const queryOfOrder = (orderId: string): string =>
  `?${new URLSearchParams({ [orderQuery]: orderNumber(orderId) }).toString()}`;
