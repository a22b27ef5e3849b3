import { observer } from 'mobx-react-lite';
import { useTexts } from '../content/useTexts';
import { Heading } from '../kit/layout/Heading';
import { usePagePresenter } from '../usePresenter';
import { LazyCancelSubscriptionDialog } from './LazyCancelSubscriptionDialog';
import { CurrentSubscription } from './CurrentSubscription';
import { OrderHistory } from './OrderHistory';
import { OutcomeNotice } from './OutcomeNotice';
import { PaymentsPresenter } from './PaymentsPresenter';
import { SubscriptionList, subscriptionsTitleId } from './SubscriptionList';
import './Payments.scss';

export const PaymentsView = observer(function PaymentsView() {
  const payments = usePagePresenter(PaymentsPresenter);
  const t = useTexts('billing');
  const { managing } = payments;

  return (
    <div className="payments">
      <header className="payments__head">
        <Heading level={1}>{t('title')}</Heading>
        <p className="payments__intro">{t('intro')}</p>
      </header>
      <OutcomeNotice managing={managing} />
      <CurrentSubscription payments={payments} />
      <section className="payments__section" aria-labelledby={subscriptionsTitleId}>
        <Heading level={2} size={3} id={subscriptionsTitleId}>
          {t('subscriptions.title')}
        </Heading>
        <SubscriptionList payments={payments} />
      </section>
      <OrderHistory history={payments.history} />
      {managing.subscriptionToCancel && (
        <LazyCancelSubscriptionDialog managing={managing} subscription={managing.subscriptionToCancel} />
      )}
    </div>
  );
});
