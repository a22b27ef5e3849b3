import type { CheckoutProblem } from '#application/commerce/checkoutProblems';
import { orderRefusals, storeCheckoutRefusals } from '#domain/commerce/orderRefusals';
import { signInRefusals } from '#domain/session/signInRefusals';
import { isEmail } from '#domain/shared/patterns';
import { refusalText } from '../../content/refusalText';
import { useFailureText } from '../../content/useFailureText';
import { useTexts } from '../../content/useTexts';
import type { EmailErrors } from '#domain/content/BuyPageContent';
import { cleanEmail } from '#domain/shared/spellings';
import { useMoney } from '../shared/useMoney';
import type { ConfirmPresenter } from './ConfirmPresenter';

interface ConfirmProblem {
  readonly email?: string;
  readonly hasAccount?: boolean;
  /** Whether the email was used for a guest purchase. The email about that purchase has a link to create an account. */
  readonly hasBought?: boolean;
  readonly code?: string;
  readonly notice?: string;
  /** Whether the purchase can't be retried, so that the buyer has to choose a different plan. */
  readonly isOver?: boolean;
}

const emailTexts = {
  'email-required': 'required',
  'email-invalid': 'invalid',
  'email-has-account': 'hasAccount',
  'email-used': 'used',
} as const satisfies Partial<Record<CheckoutProblem['kind'], keyof EmailErrors>>;

const refusals = { ...orderRefusals, ...storeCheckoutRefusals, ...signInRefusals };

/** Returns the text for a refused order or a failed call. */
export const useOrderProblemText = () => refusalText(refusals, useFailureText('confirm', 'failure'));

export const useConfirmProblem = ({
  form,
  payment,
  email,
  texts,
  player,
}: ConfirmPresenter): ConfirmProblem => {
  const t = useTexts('confirm');
  const problemText = useOrderProblemText();
  const money = useMoney();
  const { emailErrors } = texts;
  const emailText = (kind: keyof typeof emailTexts) =>
    emailErrors[emailTexts[kind]] || t(`email.${emailTexts[kind]}`);
  if (form.problems.email === 'email-required' || form.problems.email === 'email-invalid')
    return { email: emailText(form.problems.email) };
  const { problem } = payment;
  if (!problem) return {};

  switch (problem.kind) {
    case 'email-required':
    case 'email-invalid':
    case 'email-has-account':
    case 'email-used': {
      const about = emailTexts[problem.kind];
      const text = emailText(problem.kind);
      // The email passed our check, but the server rejected it. The text for this case includes the section title.
      const isServers = about === 'invalid' && isEmail(cleanEmail(email));
      return {
        email: isServers ? t('aboutYou.error', { title: t('aboutYou.title'), error: text }) : text,
        hasAccount: about === 'hasAccount',
        hasBought: about === 'used',
      };
    }
    case 'referral-unknown':
      return { code: problemText(problem) };
    case 'refused':
      return { notice: problem.text || t('failure.sorry') };
    case 'changed':
      return { notice: t('failure.changed') };
    case 'offer-differs': {
      const { agreed, ordered } = problem;
      const price = money(ordered.total);
      const notice =
        ordered.kind === agreed.kind
          ? t('failure.price', { price, before: money(agreed.total) })
          : t('failure.plan', { plan: texts.name, price });
      return { notice };
    }
    // For both problems, another page is opened immediately, so no text is needed.
    case 'no-purchase':
    case 'already-paid':
      return {};
    case 'signed-out':
      return { notice: player ? problemText(problem) : t('failure.ghostRefused') };
    case 'wrong-credentials':
      return { email: emailErrors.mismatch || problemText(problem) };
    case 'not-offered':
    case 'offer-changed':
    case 'sold-out':
    case 'already-owned':
    case 'shop-closed':
      return { notice: problemText(problem), isOver: true };
    default:
      return { notice: problemText(problem) };
  }
};
