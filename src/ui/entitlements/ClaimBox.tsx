import { observer } from 'mobx-react-lite';
import { Translations } from '../content/Translations';
import { useTexts } from '../content/useTexts';
import { Button } from '../kit/Button';
import { Notice } from '../kit/Notice';
import { usePresenter } from '../usePresenter';
import type { ProductsPresenter } from './ProductsPresenter';

/** Game time that came with a purchase in the store and waits to be claimed (PD-01). */
export const ClaimBox = observer(function ClaimBox({ products }: { readonly products: ProductsPresenter }) {
  const t = useTexts('products');
  const translations = usePresenter(Translations);
  const { state, claim } = products.claimStoreGameTime;
  const months = products.state.kind === 'listed' ? products.state.overview.claimableMonths : undefined;

  if (state.kind === 'claimed') {
    return (
      <Notice tone="success" announce>
        {t('store.claimed', { date: translations.date(state.until) })}
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
            busy={state.kind === 'claiming'}
            busyLabel={t('store.claiming')}
            onClick={() => void claim()}
          >
            {t('store.claim')}
          </Button>
        }
      >
        {t('store.text', { count: months })}
      </Notice>
      {state.kind === 'failed' && (
        <Notice tone="danger" announce>
          {t(state.failure.kind === 'nothing-to-claim' ? 'store.nothing' : 'store.failed')}
        </Notice>
      )}
    </>
  );
});
