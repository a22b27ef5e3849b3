import { observer } from 'mobx-react-lite';
import { Translations } from '../content/Translations';
import { useFailureTitle } from '../content/useFailureTitle';
import { useTexts } from '../content/useTexts';
import { Button } from '../kit/actions/Button';
import { Notice } from '../kit/feedback/Notice';
import { usePresenter } from '../usePresenter';
import type { ProductsPresenter } from './ProductsPresenter';

export const ClaimGameTimeNotice = observer(function ClaimGameTimeNotice({
  products,
}: {
  readonly products: ProductsPresenter;
}) {
  const t = useTexts('products');
  const failureTitle = useFailureTitle();
  const translations = usePresenter(Translations);
  const { sending, submit } = products.claimStoreGameTime;
  const months = products.overview.value?.claimableMonths;

  if (sending.state.kind === 'done') {
    return (
      <Notice tone="success" announce>
        {t('store.claimed', { date: translations.date(sending.state.value) })}
      </Notice>
    );
  }
  if (months === undefined) return null;
  return (
    <>
      <Notice
        title={t('store.title')}
        action={
          <Button
            variant="primary"
            busy={sending.isSending}
            busyLabel={t('store.claiming')}
            onClick={() => void submit()}
          >
            {t('store.claim')}
          </Button>
        }
      >
        {t('store.text', { count: months })}
      </Notice>
      {sending.problem && (
        <Notice tone="danger" announce>
          {failureTitle(
            sending.problem,
            t(sending.problem.kind === 'nothing-to-claim' ? 'store.nothing' : 'store.failed'),
          )}
        </Notice>
      )}
    </>
  );
});
