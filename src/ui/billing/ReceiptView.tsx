import { observer } from 'mobx-react-lite';
import type { ReceiptRejection } from '#application/billing/Receipts';
import type { PageModule } from '../app/Pages';
import { isFailedCall, useFailureText } from '../content/useFailureText';
import { useTexts } from '../content/useTexts';
import type { UnexpectedFailure } from '../forms/Submission';
import { Button } from '../kit/actions/Button';
import { ButtonLink } from '../kit/actions/ButtonLink';
import { Notice } from '../kit/feedback/Notice';
import { SkeletonRows } from '../kit/feedback/SkeletonRows';
import { Heading } from '../kit/layout/Heading';
import { Stack } from '../kit/layout/Stack';
import { Loaded } from '../loading/Loaded';
import { NavigationPresenter } from '../navigation/NavigationPresenter';
import { usePagePresenter, usePresenter } from '../usePresenter';
import { ReceiptPaper } from './ReceiptPaper';
import { ReceiptPresenter } from './ReceiptPresenter';
import './Receipt.scss';

/** Receipt page. The elements around the receipt are not printed. */
export const ReceiptView = observer(function ReceiptView() {
  const presenter = usePagePresenter(ReceiptPresenter);
  const t = useTexts('billingReceipt');
  const { pathOf } = usePresenter(NavigationPresenter);
  const problemText = useProblemText();
  const { receipt, downloading } = presenter;

  return (
    <Stack gap={4}>
      <header className="receipt-page__head">
        <Heading level={1}>{t('title')}</Heading>
        <div className="receipt-page__actions k-no-print">
          <ButtonLink to={pathOf('payments')} variant="quiet">
            {t('back')}
          </ButtonLink>
          {receipt.value && (
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
      <Loaded
        of={receipt}
        placeholder={<SkeletonRows label={t('loading')} count={3} height={3} />}
        title={t('failed')}
        failureText={problemText}
        retryLabel={t('retry')}
        canRetry={isFailedCall}
      >
        {(loaded) => <ReceiptPaper receipt={loaded} />}
      </Loaded>
    </Stack>
  );
});

const useProblemText = (): ((problem: ReceiptRejection | UnexpectedFailure) => string) => {
  const t = useTexts('billingReceipt');
  const failureText = useFailureText();
  return (problem) => (isFailedCall(problem) ? failureText(problem) : t(`problem.${problem.kind}`));
};

const page: PageModule = {
  View: ReceiptView,
  Presenter: ReceiptPresenter,
  texts: ['billing', 'billingReceipt'],
};

export const pages = { receipt: page };
