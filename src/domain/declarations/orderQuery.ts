import { orderNumber } from '../commerce/orderNumber';

/** Query parameter in links to the withdrawal page. */
export const orderQuery = 'order';

/** Query parameter in links to the page that shows the state of a declaration. */
export const declarationQuery = 'number';

/** Returns the query of a link to the state of a declaration. */
export const queryOfDeclaration = (id: string): string =>
  `?${new URLSearchParams({ [declarationQuery]: orderNumber(id) }).toString()}`;

/** Returns the query of a link that preselects an order on the withdrawal page. */
export const queryOfOrder = (orderId: string): string =>
  `?${new URLSearchParams({ [orderQuery]: orderNumber(orderId) }).toString()}`;
