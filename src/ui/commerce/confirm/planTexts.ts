import type { PurchaseAgreement } from '#domain/commerce/Purchase';
import type { PlanSelection } from '#domain/commerce/PlanSelection';
import type { BuyPageContent, EmailErrors } from '#domain/content/BuyPageContent';
import type { RichText } from '#domain/content/RichText';

/** Texts about a plan on the confirmation page. All of them may be empty except the name. */
export interface PlanTexts {
  readonly name: string;
  readonly text: string;
  readonly terms: Readonly<Record<PurchaseAgreement, RichText>>;
  readonly emailErrors: EmailErrors;
}

const noEmailErrors: EmailErrors = { used: '', invalid: '', required: '', hasAccount: '', mismatch: '' };

/** Falls back to the server's name if the content has none. */
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
