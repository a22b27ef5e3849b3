import { observer } from 'mobx-react-lite';
import type { PageModule } from '../../app/Pages';
import { PageLoading } from '../../app/views/PageLoading';
import { useTexts } from '../../content/useTexts';
import { Heading } from '../../kit/layout/Heading';
import { Intro } from '../../kit/layout/Text';
import { usePagePresenter } from '../../usePresenter';
import { BuySteps } from '../shared/BuySteps';
import { ConfirmForm } from './ConfirmForm';
import { ConfirmPresenter } from './ConfirmPresenter';
import { PlanSummary } from './PlanSummary';
import './Confirm.scss';

export const ConfirmView = observer(function ConfirmView() {
  const confirm = usePagePresenter(ConfirmPresenter);
  const t = useTexts('confirm');
  const shell = useTexts('app');
  const { selection, payment } = confirm;

  if (!selection) return <PageLoading label={shell('loading.page')} />;
  return (
    <div className="confirm-page">
      <header className="confirm-page__head">
        <BuySteps current={payment.stage ? 'checkout' : 'confirm'} plansPath={confirm.plansPath} />
        <Heading level={1} size={2}>
          {t('title')}
        </Heading>
        <Intro>{t('intro')}</Intro>
      </header>
      <div className="confirm-page__columns">
        <ConfirmForm confirm={confirm} />
        <PlanSummary confirm={confirm} selection={selection} />
      </div>
    </div>
  );
});

const page: PageModule = { View: ConfirmView, Presenter: ConfirmPresenter, texts: ['confirm', 'shop'] };

export const pages = { buyConfirm: page };
