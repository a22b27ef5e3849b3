import type { ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import { storeOrderRefusals } from '#domain/commerce/orderRefusals';
import type { PurchaseOrder, SettledStatus } from '#domain/commerce/PurchaseOrder';
import { useStepTitle } from '../../app/useStepTitle';
import { refusalText } from '../../content/refusalText';
import { useFailureText } from '../../content/useFailureText';
import { useTexts } from '../../content/useTexts';
import { Button } from '../../kit/actions/Button';
import { ButtonLink } from '../../kit/actions/ButtonLink';
import { Announced } from '../../kit/feedback/Announced';
import { Heading } from '../../kit/layout/Heading';
import { Notice } from '../../kit/feedback/Notice';
import { Spinner } from '../../kit/feedback/Spinner';
import { Actions } from '../../kit/layout/Actions';
import { Intro } from '../../kit/layout/Text';
import { NavigationPresenter } from '../../navigation/NavigationPresenter';
import { LoginLink } from '../../session/LoginLink';
import { usePresenter } from '../../usePresenter';
import { rejectionTexts } from '../shared/rejectionTexts';
import type { ThankYouPresenter } from './ThankYouPresenter';

export const ThankYouMessage = observer(function ThankYouMessage({
  thanks,
}: {
  readonly thanks: ThankYouPresenter;
}) {
  const t = useTexts('thankYou');
  const downloads = useTexts('downloads');
  const { pathOf } = usePresenter(NavigationPresenter);
  const problemText = refusalText(storeOrderRefusals, useFailureText());
  const { state, isMyDU, needsAccount } = thanks;
  const ask = thanks.canCheckAgain && <Button onClick={thanks.checkAgain}>{t('waiting.ask')}</Button>;
  const tryAgain = (
    <Button variant="primary" onClick={thanks.retryPayment}>
      {t('ended.retry')}
    </Button>
  );
  const toPlans = (
    <ButtonLink variant="primary" to={thanks.plansPath}>
      {t('ended.retry')}
    </ButtonLink>
  );
  const download = (
    <>
      <ButtonLink variant="primary" to={pathOf('accountDownload')}>
        {downloads('next')}
      </ButtonLink>
      <ButtonLink to={pathOf('products')}>{t('paid.toProducts')}</ButtonLink>
    </>
  );
  const toProducts = (
    <ButtonLink variant="primary" to={pathOf('products')}>
      {t('paid.toProducts')}
    </ButtonLink>
  );

  switch (state.kind) {
    case 'waiting':
      return (
        <Message title={t('waiting.title')} text={t('waiting.text')} actions={ask}>
          {thanks.order.isTakingLong ? (
            <Notice announce>{t('waiting.long')}</Notice>
          ) : (
            <Busy label={t('waiting.status')} />
          )}
        </Message>
      );
    case 'stopped':
      return <Message title={t('stopped.title')} text={t('stopped.text')} actions={ask} />;
    case 'settled':
      if (state.status !== 'paid')
        return (
          <UnpaidMessage status={state.status} order={state.order} tryAgain={tryAgain} toPlans={toPlans} />
        );
      return (
        <Message
          title={t(isMyDU ? 'mydu.title' : 'paid.title')}
          text={needsAccount ? t('paid.ghost') : t(isMyDU ? 'mydu.text' : 'paid.player')}
          actions={!needsAccount && (thanks.needsClient ? download : toProducts)}
        />
      );
    case 'confirming':
      return (
        <Message title={t('store.confirming')}>
          <Busy label={t('store.confirmingText')} />
        </Message>
      );
    case 'unclaimed':
      return (
        <Message
          title={t('store.unclaimed')}
          text={t('store.unclaimedText')}
          actions={
            <>
              <Button variant="primary" onClick={thanks.checkAgain}>
                {t('store.claim')}
              </Button>
              {toProducts}
            </>
          }
        />
      );
    case 'open':
      return <Message title={t('store.open')} text={t('store.openText')} actions={ask} />;
    case 'signed-out':
      return (
        <Message
          title={t('signedOut.title')}
          text={t('signedOut.text')}
          actions={<LoginLink>{t('signedOut.login')}</LoginLink>}
        />
      );
    case 'unconfirmed':
      return (
        <Message title={t('store.failed')} text={t('store.failedText')} actions={ask}>
          <Notice tone="danger" announce>
            {problemText(state.failure)}
          </Notice>
        </Message>
      );
    default:
      return (
        <Message
          title={t(isMyDU ? 'mydu.title' : 'plain.title')}
          text={t(isMyDU ? 'mydu.text' : 'plain.text')}
          actions={toProducts}
        />
      );
  }
});

interface UnpaidMessageProps {
  readonly status: Exclude<SettledStatus, 'paid'>;
  readonly order: PurchaseOrder | undefined;
  readonly tryAgain: ReactNode;
  readonly toPlans: ReactNode;
}

/** Message about an order that will not be paid. Only after a failed payment is it useful to try another card. */
const UnpaidMessage = ({ status, order, tryAgain, toPlans }: UnpaidMessageProps) => {
  const t = useTexts('thankYou');
  switch (status) {
    case 'refunded':
      return <Message title={t('ended.refunded')} text={t('ended.refundedText')} />;
    case 'rejected': {
      const { title, text } = rejectionTexts(order ?? {});
      return <Message title={t(title)} text={t(text)} actions={toPlans} />;
    }
    default:
      return <Message title={t(`ended.${status}`)} text={t(`ended.${status}Text`)} actions={tryAgain} />;
  }
};

interface MessageProps {
  readonly title: string;
  readonly text?: string;
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

const Message = ({ title, text, actions, children }: MessageProps) => {
  useStepTitle(title);
  return (
    <>
      <Announced className="thanks__words">
        <Heading level={1}>{title}</Heading>
        {text !== undefined && <Intro>{text}</Intro>}
      </Announced>
      {children}
      {actions && <Actions>{actions}</Actions>}
    </>
  );
};

const Busy = ({ label }: { readonly label: string }) => (
  <p className="thanks__busy">
    <Spinner />
    <span>{label}</span>
  </p>
);
