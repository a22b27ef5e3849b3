import { purchaseAgreements, type PurchaseAgreement } from '#domain/commerce/Purchase';
import type { PlanSelection } from '#domain/commerce/PlanSelection';

/** MyDU has its own license agreement; all packs share one. */
const licenseOf = (selection: PlanSelection | undefined): string =>
  selection?.kind === 'mydu' ? 'mydu' : 'pack';

/** Encodes the accepted agreements for the form's draft. Never empty, so that an older draft does not replace it. */
export const serializeAgreements = (
  agreed: readonly PurchaseAgreement[],
  selection: PlanSelection | undefined,
): string => [licenseOf(selection), ...agreed].join(' ');

/** @returns the accepted agreements; empty if they were accepted for a different license */
export const parseAgreements = (
  text: string,
  selection: PlanSelection | undefined,
): readonly PurchaseAgreement[] => {
  const [license, ...agreed] = text.split(' ');
  return license === licenseOf(selection) ? purchaseAgreements.filter((known) => agreed.includes(known)) : [];
};
