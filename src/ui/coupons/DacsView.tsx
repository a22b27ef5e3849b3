import { observer } from 'mobx-react-lite';
import { useFailureText } from '../content/useFailureText';
import { useTexts } from '../content/useTexts';
import { Button } from '../kit/actions/Button';
import { Notice } from '../kit/feedback/Notice';
import { Skeleton } from '../kit/feedback/Skeleton';
import { useDataFont } from '../kit/foundation/useDataFont';
import { VisuallyHidden } from '../kit/foundation/VisuallyHidden';
import { Heading } from '../kit/layout/Heading';
import { usePagePresenter } from '../usePresenter';
import { ConvertDacsForm } from './ConvertDacsForm';
import { DacHistory } from './DacHistory';
import { DacsPresenter } from './DacsPresenter';
import { TransferDacsForm } from './TransferDacsForm';
import './Dacs.scss';

export const DacsView = observer(function DacsView() {
  const dacs = usePagePresenter(DacsPresenter);
  const t = useTexts('coupons');

  return (
    <div className="dacs">
      <header className="dacs__head">
        <Heading level={1}>{t('title')}</Heading>
        <p className="dacs__intro">{t('intro')}</p>
      </header>
      <Content dacs={dacs} />
    </div>
  );
});

const Content = observer(function Content({ dacs }: { readonly dacs: DacsPresenter }) {
  const t = useTexts('coupons');
  const failureText = useFailureText('coupons', 'failure');
  const { state } = dacs;
  useDataFont();

  switch (state.kind) {
    case 'loading':
      return (
        <div className="dacs__loading" aria-busy="true">
          <VisuallyHidden>{t('loading')}</VisuallyHidden>
          <Skeleton />
          <Skeleton />
        </div>
      );
    case 'failed':
      return (
        <Notice
          tone="danger"
          title={t('failed')}
          action={<Button onClick={() => void dacs.load()}>{t('retry')}</Button>}
          announce
        >
          {failureText(state.failure)}
        </Notice>
      );
    case 'disabled':
      return <Notice title={t('offline.title')}>{t('offline.text')}</Notice>;
    case 'enabled':
      return (
        <>
          <p className="dacs__count">
            <span className="dacs__number">{state.owned}</span>{' '}
            <span>{t('count', { count: state.owned })}</span>
          </p>
          <div className="dacs__forms">
            <ConvertDacsForm converting={dacs.converting} />
            <TransferDacsForm transferring={dacs.transferring} />
          </div>
          <DacHistory history={dacs.history} />
        </>
      );
  }
});
