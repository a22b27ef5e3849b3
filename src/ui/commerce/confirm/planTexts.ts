import type { PurchaseAgreement } from '#domain/commerce/Purchase';
import type { PlanSelection } from '#domain/commerce/PlanSelection';
import type { BuyPageContent, EmailErrors } from '#domain/content/BuyPageContent';
import type { RichText } from '#domain/content/RichText';

/** Texts about a plan on the confirmation page. Any text except the name may be empty. */
export interface PlanTexts {
  readonly name: string;
  readonly text: string;
  readonly terms: Readonly<Record<PurchaseAgreement, RichText>>;
  readonly emailErrors: EmailErrors;
}

const noEmailErrors: EmailErrors = { used: '', invalid: '', required: '', hasAccount: '', mismatch: '' };

/** Returns the texts of the selected plan. The name falls back to the server's if the content has none. */
export const planTextsOf = (
  content: BuyPageContent | undefined,
  selection: PlanSelection | undefined,
): PlanTexts => {
  const isMyDU = selection?.kind === 'mydu';
  const pack = content?.plans.packs.find(({ kind }) => kind === selection?.kind);
  const { eula = [], myDUEula = [], withdrawal = [] } = content?.terms ?? {};
  return {
    name: (isMyDU ? content?.myDU.title : pack?.name) || (selection?.planName ?? ''),
    text: (isMyDU ? content?.myDU.text : pack?.description) ?? '',
    terms: { eula: isMyDU && myDUEula.length > 0 ? myDUEula : eula, withdrawal },
    emailErrors: content?.emailErrors ?? noEmailErrors,
  };
};
