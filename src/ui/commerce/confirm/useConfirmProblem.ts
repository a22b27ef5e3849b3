import { errorNamespace } from '#application/content/LoadTexts';
import type { CheckoutProblem } from '#application/commerce/checkoutProblems';
import { orderRefusals } from '#domain/commerce/orderRefusals';
import { signInRefusals } from '#domain/session/signInRefusals';
import { generalRefusals } from '#domain/shared/generalRefusals';
import { isEmail } from '#domain/shared/patterns';
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

const signedOutStatus = generalRefusals['signed-out'].status;

const mismatchCode = signInRefusals['wrong-credentials'].code;

/** Refusals after which a retry is pointless. */
const finalRefusals = ['not-offered', 'offer-changed', 'sold-out', 'already-owned', 'shop-closed'] as const;
const finalCodes: readonly number[] = finalRefusals.map((refused) => orderRefusals[refused].code);

export const useConfirmProblem = ({
  form,
  payment,
  email,
  texts,
  player,
}: ConfirmPresenter): ConfirmProblem => {
  const t = useTexts('confirm');
  const failureText = useFailureText('confirm', 'failure');
  const money = useMoney();
  const error = useTexts(errorNamespace);
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
      return { code: error(String(orderRefusals['referral-unknown'].code)) };
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
      return { notice: player ? failureText(problem) : t('failure.ghostRefused') };
    case 'server':
      if (problem.status === signedOutStatus && problem.code !== mismatchCode && !player) {
        return { notice: t('failure.ghostRefused') };
      }
      if (problem.code === mismatchCode) return { email: emailErrors.mismatch || failureText(problem) };
      return { notice: failureText(problem), isOver: finalCodes.includes(problem.code ?? 0) };
    default:
      return { notice: failureText(problem) };
  }
};
