import type { ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import { useFailureText } from '../../content/useFailureText';
import { useTexts } from '../../content/useTexts';
import { Button } from '../../kit/actions/Button';
import { ButtonLink } from '../../kit/actions/ButtonLink';
import { Heading } from '../../kit/layout/Heading';
import { Notice } from '../../kit/feedback/Notice';
import { Spinner } from '../../kit/feedback/Spinner';
import { NavigationPresenter } from '../../navigation/NavigationPresenter';
import { LoginLink } from '../../session/LoginLink';
import { usePresenter } from '../../usePresenter';
import { rejectionTexts } from '../shared/rejectionTexts';
import type { OrderState } from './OrderPresenter';
import type { ThankYouPresenter } from './ThankYouPresenter';

export const ThankYouWords = observer(function ThankYouWords({
  thanks,
}: {
  readonly thanks: ThankYouPresenter;
}) {
  const t = useTexts('thanks');
  const { pathOf } = usePresenter(NavigationPresenter);
  const failureText = useFailureText('thanks', 'failure');
  const { state, isMyDU, needsAccount } = thanks;
  const ask = thanks.canAskAgain && <Button onClick={thanks.askAgain}>{t('waiting.ask')}</Button>;
  const tryAgain = (
    <Button variant="primary" onClick={thanks.tryAgain}>
      {t('ended.retry')}
    </Button>
  );
  const toPlans = (
    <ButtonLink variant="primary" to={thanks.plansPath}>
      {t('ended.retry')}
    </ButtonLink>
  );
  const toProducts = (
    <ButtonLink variant="primary" to={pathOf('products')}>
      {t('paid.toProducts')}
    </ButtonLink>
  );

  switch (state.kind) {
    case 'waiting':
      return (
        <Words title={t('waiting.title')} text={t('waiting.text')} actions={ask}>
          {state.isLong ? (
            <Notice announce>{t('waiting.long')}</Notice>
          ) : (
            <Busy label={t('waiting.status')} />
          )}
        </Words>
      );
    case 'stopped':
      return <Words title={t('stopped.title')} text={t('stopped.text')} actions={ask} />;
    case 'paid':
    case 'confirmed':
      return (
        <Words
          title={t(isMyDU ? 'mydu.title' : 'paid.title')}
          text={needsAccount ? t('paid.ghost') : t(isMyDU ? 'mydu.text' : 'paid.player')}
          actions={!needsAccount && toProducts}
        />
      );
    case 'ended':
      return <EndedWords state={state} tryAgain={tryAgain} toPlans={toPlans} />;
    case 'confirming':
      return (
        <Words title={t('store.confirming')}>
          <Busy label={t('store.confirmingText')} />
        </Words>
      );
    case 'unclaimed':
      return (
        <Words
          title={t('store.unclaimed')}
          text={t('store.unclaimedText')}
          actions={
            <>
              <Button variant="primary" onClick={thanks.askAgain}>
                {t('store.claim')}
              </Button>
              {toProducts}
            </>
          }
        />
      );
    case 'open':
      return <Words title={t('store.open')} text={t('store.openText')} actions={ask} />;
    case 'signed-out':
      return (
        <Words
          title={t('signedOut.title')}
          text={t('signedOut.text')}
          actions={<LoginLink>{t('signedOut.login')}</LoginLink>}
        />
      );
    case 'unconfirmed':
      return (
        <Words title={t('store.failed')} text={t('store.failedText')} actions={ask}>
          <Notice tone="danger" announce>
            {failureText(state.failure)}
          </Notice>
        </Words>
      );
    default:
      return (
        <Words
          title={t(isMyDU ? 'mydu.title' : 'plain.title')}
          text={t(isMyDU ? 'mydu.text' : 'plain.text')}
          actions={toProducts}
        />
      );
  }
});

interface EndedWordsProps {
  readonly state: Extract<OrderState, { readonly kind: 'ended' }>;
  readonly tryAgain: ReactNode;
  readonly toPlans: ReactNode;
}

/** Outcome of an order that will not be paid. Only a failed payment can succeed with another card. */
const EndedWords = ({ state, tryAgain, toPlans }: EndedWordsProps) => {
  const t = useTexts('thanks');
  switch (state.status) {
    case 'refunded':
      return <Words title={t('ended.refunded')} text={t('ended.refundedText')} />;
    case 'rejected': {
      const { title, text } = rejectionTexts(state);
      return <Words title={t(title)} text={t(text)} actions={toPlans} />;
    }
    default:
      return (
        <Words title={t(`ended.${state.status}`)} text={t(`ended.${state.status}Text`)} actions={tryAgain} />
      );
  }
};

interface WordsProps {
  readonly title: string;
  readonly text?: string;
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

const Words = ({ title, text, actions, children }: WordsProps) => (
  <>
    <div className="thanks__words" role="status">
      <Heading level={1}>{title}</Heading>
      {text !== undefined && <p className="thanks__text">{text}</p>}
    </div>
    {children}
    {actions && <div className="thanks__actions">{actions}</div>}
  </>
);

const Busy = ({ label }: { readonly label: string }) => (
  <p className="thanks__busy">
    <Spinner />
    {label}
  </p>
);
