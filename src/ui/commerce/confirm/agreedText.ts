import { agreements, type Agreement } from '../../../domain/commerce/Purchase';
import type { Selection } from '../../../domain/commerce/Selection';

/** MyDU has its own license agreement; all packs share one. */
const licenseOf = (selection: Selection | undefined): string =>
  selection?.kind === 'mydu' ? 'mydu' : 'pack';

/** Encodes the accepted agreements for the form's draft. Never empty, so that an older draft does not replace it. */
export const agreedText = (agreed: readonly Agreement[], selection: Selection | undefined): string =>
  [licenseOf(selection), ...agreed].join(' ');

/** @returns an empty list if the agreements were accepted for another license */
export const agreedIn = (text: string, selection: Selection | undefined): readonly Agreement[] => {
  const [license, ...agreed] = text.split(' ');
  return license === licenseOf(selection) ? agreements.filter((known) => agreed.includes(known)) : [];
};
