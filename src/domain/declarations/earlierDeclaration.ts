import { normalizeOrderNumber, shortOrderNumberLength } from '../commerce/orderNumber';
import type { DeclarationKind } from './Declaration';
import { isSameEmail } from '../shared/spellings';

interface DeclaredOrder {
  readonly kind: DeclarationKind;
  readonly email: string;
  readonly orderNumber: string;
}

/**
 * Whether both declarations are of the same kind, from the same email and about the same order number. It does not
 * depend on whether the order exists, so that the answer does not reveal it.
 */
export const isSameDeclaration = (one: DeclaredOrder, other: DeclaredOrder): boolean => {
  const number = shortNumberOf(one);
  return (
    number !== '' &&
    one.kind === other.kind &&
    isSameEmail(one.email, other.email) &&
    number === shortNumberOf(other)
  );
};

const shortNumberOf = ({ orderNumber }: DeclaredOrder): string =>
  normalizeOrderNumber(orderNumber).slice(0, shortOrderNumberLength);
