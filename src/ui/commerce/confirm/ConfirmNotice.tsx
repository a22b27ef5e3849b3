import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import { useStepTitle } from '../../app/useStepTitle';
import { useTexts } from '../../content/useTexts';
import { ButtonLink } from '../../kit/actions/ButtonLink';
import { Notice } from '../../kit/feedback/Notice';
import type { ConfirmPresenter } from './ConfirmPresenter';
import { useConfirmProblem, useOrderProblemText } from './useConfirmProblem';

interface ConfirmNoticeProps {
  readonly confirm: ConfirmPresenter;
}

export const ConfirmNotice = observer(function ConfirmNotice({ confirm }: ConfirmNoticeProps) {
  const t = useTexts('confirm');
  const { stage, problem } = confirm.payment;
  if (problem) return <Rejection confirm={confirm} />;
  switch (stage) {
    case 'paying':
      return <StepNotice title={t('paying.title')}>{t('paying.text')}</StepNotice>;
    case 'troubled':
    case 'unavailable':
      return (
        <StepNotice tone="danger" title={t(`${stage}.title`)}>
          {t(`${stage}.text`)}
        </StepNotice>
      );
    case 'leaving':
      return null;
    case 'paid':
      return (
        <StepNotice tone="success" title={t('done.title')}>
          {t('done.text')}
        </StepNotice>
      );
    default:
      return confirm.isStoreBuyer ? <Notice title={t('store.title')}>{t('store.text')}</Notice> : null;
  }
});

const Rejection = observer(function Rejection({ confirm }: ConfirmNoticeProps) {
  const t = useTexts('confirm');
  const { notice, isOver } = useConfirmProblem(confirm);
  if (notice === undefined) return null;
  return (
    <StepNotice tone="danger" title={t('failure.title')} action={isOver && <ChooseAgain confirm={confirm} />}>
      {notice}
    </StepNotice>
  );
});

/** A notice whose title is also the document's. */
const StepNotice = ({ title, ...notice }: ComponentProps<typeof Notice> & { readonly title: string }) => {
  useStepTitle(title);
  return <Notice {...notice} title={title} announce />;
};

/** What the buyer needs to know before the first attempt. */
export const PreflightNotice = observer(function PreflightNotice({ confirm }: ConfirmNoticeProps) {
  const t = useTexts('confirm');
  const problemText = useOrderProblemText();
  if (confirm.payment.stage || confirm.payment.problem) return null;
  if (confirm.hasMyDUAlready) {
    return (
      <Notice action={<ChooseAgain confirm={confirm} />}>{problemText({ kind: 'already-owned' })}</Notice>
    );
  }
  return (
    <>
      {confirm.hasUnlimitedGameTime && (
        <Notice tone="warning" title={t('endless.title')}>
          {t('endless.text')}
        </Notice>
      )}
      {confirm.hasRenewingSubscription && (
        <Notice tone="warning" title={t('renewing.title')}>
          {t('renewing.text')}
        </Notice>
      )}
      <UnpaidOrder confirm={confirm} />
    </>
  );
});

const UnpaidOrder = observer(function UnpaidOrder({ confirm }: ConfirmNoticeProps) {
  const t = useTexts('confirm');
  if (confirm.hasPaymentFailed) {
    return (
      <AfterPayment>
        <Notice tone="danger" title={t('troubled.title')}>
          {t('troubled.text')}
        </Notice>
      </AfterPayment>
    );
  }
  if (!confirm.hasOrder) return null;
  return (
    <AfterPayment>
      <Notice>{t('resumed')}</Notice>
    </AfterPayment>
  );
});

/** Shown after the page was reloaded because the payment window was closed. Receives the focus to scroll into view. */
const AfterPayment = ({ children }: { readonly children: ReactNode }) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div className="confirm-form__standing" ref={place} tabIndex={-1}>
      {children}
    </div>
  );
};

const ChooseAgain = ({ confirm }: ConfirmNoticeProps) => {
  const t = useTexts('confirm');
  return <ButtonLink to={confirm.plansPath}>{t('failure.chooseAgain')}</ButtonLink>;
};
