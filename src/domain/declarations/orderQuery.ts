import { orderNumber } from '../commerce/orderNumber';
import { codeInLink } from '../shared/codeInLink';

/** Query parameter in links to the withdrawal page. */
export const orderQuery = 'order';

/** Query parameter in links to the page that shows the state of a declaration. */
export const declarationQuery = 'number';

/** Returns the number of an order or a declaration from a pasted link, or else the text itself. */
export const numberInLink = (typed: string): string => codeInLink(typed, declarationQuery, orderQuery);

/** Returns the query of a link to the state of a declaration. */
export const queryOfDeclaration = (id: string): string =>
  `?${new URLSearchParams({ [declarationQuery]: orderNumber(id) }).toString()}`;

/** Returns the query of a link that preselects an order on the withdrawal page. */
export const queryOfOrder = (orderId: string): string =>
  `?${new URLSearchParams({ [orderQuery]: orderNumber(orderId) }).toString()}`;
