import { agreements, type Agreement } from '../../../domain/commerce/Purchase';
import type { Selection } from '../../../domain/commerce/Selection';

/** MyDU has a license agreement of its own; all packs have the same. */
const licenseOf = (selection: Selection | undefined): string =>
  selection?.kind === 'mydu' ? 'mydu' : 'pack';

/** What was agreed to, as a text of the form's draft. Never empty, so that an older draft does not replace it. */
export const agreedText = (agreed: readonly Agreement[], selection: Selection | undefined): string =>
  [licenseOf(selection), ...agreed].join(' ');

/** @returns nothing when it was agreed to under another license */
export const agreedIn = (text: string, selection: Selection | undefined): readonly Agreement[] => {
  const [license, ...agreed] = text.split(' ');
  return license === licenseOf(selection) ? agreements.filter((known) => agreed.includes(known)) : [];
};
