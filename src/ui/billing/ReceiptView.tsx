import { observer } from 'mobx-react-lite';
import type { ReceiptRejection } from '#application/billing/Receipts';
import { useFailureText } from '../content/useFailureText';
import { useTexts } from '../content/useTexts';
import type { UnexpectedFailure } from '../forms/Submission';
import { Button } from '../kit/actions/Button';
import { ButtonLink } from '../kit/actions/ButtonLink';
import { Notice } from '../kit/feedback/Notice';
import { Heading } from '../kit/layout/Heading';
import { NavigationPresenter } from '../navigation/NavigationPresenter';
import { usePagePresenter, usePresenter } from '../usePresenter';
import { LoadingRows } from './LoadingRows';
import { ReceiptPaper } from './ReceiptPaper';
import { ReceiptPresenter } from './ReceiptPresenter';
import './Receipt.scss';

/** Receipt page. The elements around the receipt are not printed. */
export const ReceiptView = observer(function ReceiptView() {
  const presenter = usePagePresenter(ReceiptPresenter);
  const t = useTexts('billingReceipt');
  const { pathOf } = usePresenter(NavigationPresenter);
  const problemText = useProblemText();
  const { receipt, problem, downloading } = presenter;

  return (
    <div className="receipt-page">
      <header className="receipt-page__head">
        <Heading level={1}>{t('title')}</Heading>
        <div className="receipt-page__actions k-no-print">
          <ButtonLink to={pathOf('payments')} variant="quiet">
            {t('back')}
          </ButtonLink>
          {receipt && (
            <>
              <Button onClick={presenter.print}>{t('print')}</Button>
              <Button
                variant="primary"
                busy={downloading.isSending}
                busyLabel={t('downloading')}
                onClick={() => void presenter.download()}
              >
                {t('download')}
              </Button>
            </>
          )}
        </div>
      </header>
      {downloading.problem && (
        <Notice tone="danger" title={t('downloadFailed')} announce>
          {problemText(downloading.problem)}
        </Notice>
      )}
      {!receipt && !problem && <LoadingRows label={t('loading')} />}
      {problem && (
        <Notice
          tone="danger"
          title={t('failed')}
          announce
          action={
            problem.kind !== 'unknown-order' &&
            problem.kind !== 'unpaid-order' && (
              <Button onClick={() => void presenter.retry()}>{t('retry')}</Button>
            )
          }
        >
          {problemText(problem)}
        </Notice>
      )}
      {receipt && <ReceiptPaper receipt={receipt} />}
    </div>
  );
});

const useProblemText = (): ((problem: ReceiptRejection | UnexpectedFailure) => string) => {
  const t = useTexts('billingReceipt');
  const failureText = useFailureText('billing', 'failure');
  return (problem) => {
    switch (problem.kind) {
      case 'unknown-order':
        return t('unknown');
      case 'unpaid-order':
        return t('unpaid');
      default:
        return failureText(problem);
    }
  };
};
