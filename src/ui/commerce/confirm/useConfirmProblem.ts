import { errorNamespace } from '#application/content/LoadTexts';
import type { CheckoutProblem } from '#application/commerce/checkoutProblems';
import { isEmail } from '#domain/shared/patterns';
import { useFailureText } from '../../content/useFailureText';
import { useTexts } from '../../content/useTexts';
import type { EmailErrors } from '#domain/content/BuyPageContent';
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

const mismatchCode = 100;

/** Error codes after which a retry is pointless: not offered, changed, sold out, already owned, not on sale. */
const finalCodes: readonly number[] = [301, 302, 303, 304, 308];

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
  if (payment.state.kind !== 'rejected') return {};
  const { problem } = payment.state;

  switch (problem.kind) {
    case 'email-required':
    case 'email-invalid':
    case 'email-has-account':
    case 'email-used': {
      const about = emailTexts[problem.kind];
      const text = emailText(problem.kind);
      // The email passed our check, but the server rejected it. The text for this case includes the section title.
      const isServers = about === 'invalid' && isEmail(email.trim());
      return {
        email: isServers ? t('aboutYou.error', { title: t('aboutYou.title'), error: text }) : text,
        hasAccount: about === 'hasAccount',
        hasBought: about === 'used',
      };
    }
    case 'referral-unknown':
      return { code: error('123') };
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
      if (problem.status === 401 && problem.code !== mismatchCode && !player) {
        return { notice: t('failure.ghostRefused') };
      }
      if (problem.code === mismatchCode) return { email: emailErrors.mismatch || failureText(problem) };
      return { notice: failureText(problem), isOver: finalCodes.includes(problem.code ?? 0) };
    default:
      return { notice: failureText(problem) };
  }
};
