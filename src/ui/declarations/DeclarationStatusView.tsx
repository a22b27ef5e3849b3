import { useEffect, useRef, type ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { canWithdraw, type OrderStep } from '#domain/billing/orderProgress';
import { hasReceipt, type PlacedOrder } from '#domain/billing/PlacedOrder';
import { refundDueAt } from '#domain/billing/withdrawalRight';
import { orderNumber } from '#domain/commerce/orderNumber';
import { maxDeclarationLengths, type DeclarationStatus } from '#domain/declarations/Declaration';
import { queryOfOrder } from '#domain/declarations/orderQuery';
import { pathOf } from '#domain/navigation/pagePaths';
import { noScriptFormAttribute, prefillableAttribute } from '#hydration/protocol';
import type { PageModule } from '../app/Pages';
import { useBillingTexts } from '../billing/useBillingTexts';
import { addWordJoiners } from '../kit/foundation/addNonBreakingSpaces';
import { Translations } from '../content/Translations';
import { isFailedCall, useFailureText } from '../content/useFailureText';
import { useLengthProblem } from '../content/useLengthProblem';
import { useTexts } from '../content/useTexts';
import { ProblemSummary } from '../forms/ProblemSummary';
import { SubmitForm } from '../forms/SubmitForm';
import { SubmitButton } from '../kit/actions/SubmitButton';
import { Notice } from '../kit/feedback/Notice';
import { EmailField } from '../forms/EmailField';
import { TextField } from '../kit/fields/TextField';
import { Heading } from '../kit/layout/Heading';
import { PageHead } from '../kit/layout/PageHead';
import { Panel } from '../kit/layout/Panel';
import { usePagePresenter, usePresenter } from '../usePresenter';
import { DeclarationStatusPresenter } from './DeclarationStatusPresenter';
import { useWithdrawalTexts } from './useWithdrawalTexts';
import './Declaration.scss';

const attributes = { [noScriptFormAttribute]: '', [prefillableAttribute]: '' };

export const DeclarationStatusView = observer(function DeclarationStatusView() {
  const { form, sending, found, orderSteps, change, submit } = usePagePresenter(DeclarationStatusPresenter);
  const t = useTexts('declarations');
  const lengthProblem = useLengthProblem();
  const failureText = useFailureText('declarations', 'failure');
  const { values, problems } = form;
  const { problem } = sending;

  return (
    <div className="declaration">
      <PageHead title={t('status.title')} intro={t('status.text')} />
      <div className="declaration__columns">
        <Panel aria-label={t('status.title')}>
          <SubmitForm
            className="declaration__form"
            outcome={form.refusalCount}
            onSubmit={submit}
            {...attributes}
          >
            <ProblemSummary
              problems={Object.values(problems).map((problem) => problem && t(`problem.${problem}`))}
            />
            <TextField
              label={t('status.number')}
              hint={addWordJoiners(t('status.numberHint'))}
              name="number"
              autoComplete="off"
              spellCheck={false}
              usesDataFont
              required
              value={values.number}
              error={
                lengthProblem(values.number, maxDeclarationLengths.orderNumber) ??
                (problems.number && t(`problem.${problems.number}`))
              }
              onChange={(typed) => change('number', typed)}
            />
            <EmailField
              label={t('status.email')}
              name="email"
              autoComplete="email"
              required
              value={values.email}
              error={problems.email && t(`problem.${problems.email}`)}
              onChange={(typed) => change('email', typed)}
            />
            <SubmitButton busy={sending.isSending} busyLabel={t('status.loading')}>
              {t('status.submit')}
            </SubmitButton>
          </SubmitForm>
          {problem && isFailedCall(problem) && (
            <Notice tone="danger" title={t('status.failed')} announce>
              {failureText(problem)}
            </Notice>
          )}
        </Panel>
        {found?.kind === 'order' && <FoundOrder order={found.order} steps={orderSteps} />}
        {found && found.kind !== 'order' && <FoundDeclaration status={found} />}
      </div>
    </div>
  );
});

/** Focuses its heading, so that screen readers read the result. */
const FoundCase = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [title]);
  return (
    <section className="declaration__result" aria-labelledby="declaration-result">
      <Heading level={2} size={3} id="declaration-result" ref={heading} tabIndex={-1}>
        {title}
      </Heading>
      {children}
    </section>
  );
};

interface FoundOrderProps {
  readonly order: PlacedOrder;
  readonly steps: readonly OrderStep[];
}

const FoundOrder = observer(function FoundOrder({ order, steps }: FoundOrderProps) {
  const t = useTexts('declarations');
  const billing = useTexts('billing');
  const { step: stepText } = useWithdrawalTexts();
  const { amount, product } = useBillingTexts();
  const translations = usePresenter(Translations);
  const { locale } = translations;
  return (
    <FoundCase title={t('status.order', { number: addWordJoiners(orderNumber(order.id)) })}>
      <p>
        {t('order.found', {
          product: order.lines.map(({ name }) => product(name)).join(', '),
          date: translations.date(order.paidAt ?? order.orderedAt),
        })}
      </p>
      <p>{`${billing(`order.${order.status}`)} · ${amount(order.amount)}`}</p>
      {steps.map((step, index) => (
        // Steps have no identity of their own, and their order is fixed.
        <p key={index}>{stepText(step)}</p>
      ))}
      {canWithdraw(steps) && (
        <Link className="k-link" to={pathOf('withdrawal', locale) + queryOfOrder(order.id)}>
          {billing('history.withdraw')}
        </Link>
      )}
      {hasReceipt(order) && (
        <Link className="k-link" to={pathOf('resendConfirmation', locale)}>
          {t('status.activate')}
        </Link>
      )}
    </FoundCase>
  );
});

const FoundDeclaration = observer(function FoundDeclaration({
  status,
}: {
  readonly status: DeclarationStatus;
}) {
  const t = useTexts('declarations');
  const withdrawals = useTexts('withdrawals');
  const { refund } = useWithdrawalTexts();
  const renewal = useTexts('renewal');
  const translations = usePresenter(Translations);

  const { id, kind, receivedAt, effectiveAt } = status;
  const outcome = (): string => {
    if (status.refund) return refund(status.refund);
    if (effectiveAt) return renewal('ends', { date: translations.date(effectiveAt) });
    return kind === 'withdrawal'
      ? t('status.due', { date: translations.date(refundDueAt(receivedAt)) })
      : t('status.open');
  };
  return (
    <FoundCase title={t(`status.${kind}`, { number: addWordJoiners(orderNumber(id)) })}>
      <p>{withdrawals(`received.${kind}`, { date: translations.dateTime(receivedAt) })}</p>
      <p>{outcome()}</p>
    </FoundCase>
  );
});

const page: PageModule = {
  View: DeclarationStatusView,
  Presenter: DeclarationStatusPresenter,
  texts: ['billing', 'declarations', 'withdrawals'],
};

export const pages = { declarationStatus: page };
