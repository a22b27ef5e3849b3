import { observer } from 'mobx-react-lite';
import type { PageModule } from '../app/Pages';
import { useTexts } from '../content/useTexts';
import { Heading } from '../kit/layout/Heading';
import { PageHead } from '../kit/layout/PageHead';
import { later } from '../loading/later';
import { usePagePresenter } from '../usePresenter';
import { CurrentSubscription } from './CurrentSubscription';
import { OrderHistory } from './OrderHistory';
import { OutcomeNotice } from './OutcomeNotice';
import { PaymentsPresenter } from './PaymentsPresenter';
import { SubscriptionList, subscriptionsTitleId } from './SubscriptionList';
import './Payments.scss';

const CancelSubscriptionDialog = later(
  async () => (await import('./CancelSubscriptionDialog')).CancelSubscriptionDialog,
);

export const PaymentsView = observer(function PaymentsView() {
  const payments = usePagePresenter(PaymentsPresenter);
  const t = useTexts('billing');
  const { managing } = payments;

  return (
    <div className="payments">
      <PageHead title={t('title')} intro={t('intro')} />
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
        <CancelSubscriptionDialog managing={managing} subscription={managing.subscriptionToCancel} />
      )}
    </div>
  );
});

const page: PageModule = {
  View: PaymentsView,
  Presenter: PaymentsPresenter,
  texts: ['billing', 'withdrawals'],
};

export const pages = { payments: page };
