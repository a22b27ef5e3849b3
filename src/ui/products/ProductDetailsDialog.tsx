import { observer } from 'mobx-react-lite';
import type { SubscriptionStatus } from '#domain/billing/Subscription';
import type { OwnedProduct } from '#domain/products/OwnedProduct';
import { Translations } from '../content/Translations';
import { useTexts } from '../content/useTexts';
import { Button } from '../kit/actions/Button';
import { Dialog } from '../kit/overlays/Dialog';
import { usePresenter } from '../usePresenter';
import type { ProductsPresenter } from './ProductsPresenter';
import { useProductName } from './useProductName';

interface ProductDetailsDialogProps {
  readonly products: ProductsPresenter;
  readonly product: OwnedProduct;
}

const stateTexts = {
  active: 'state.Active',
  canceled: 'state.Canceled',
  'non-renewing': 'state.NonRenewing',
} as const satisfies Record<SubscriptionStatus, string>;

export const ProductDetailsDialog = observer(function ProductDetailsDialog({
  products,
  product,
}: ProductDetailsDialogProps) {
  const t = useTexts('products');
  const shell = useTexts('app');
  const translations = usePresenter(Translations);
  const name = useProductName()(product.name);
  const { subscription, endsAt } = product;

  return (
    <Dialog
      open
      onClose={products.closeDetails}
      title={t(subscription ? 'manage.title' : 'manage.titleGameTime')}
      closeLabel={shell('close')}
      actions={<Button onClick={products.closeDetails}>{t('manage.close')}</Button>}
    >
      <dl className="product-facts">
        <dt>{t('manage.product')}</dt>
        <dd>{name}</dd>
        {subscription && (
          <>
            <dt>{t('manage.state')}</dt>
            <dd>{t(stateTexts[subscription.status])}</dd>
            <dt>{t('manage.since')}</dt>
            <dd>{translations.date(subscription.createdAt)}</dd>
            {subscription.nextCharge && (
              <>
                <dt>{t('manage.nextCharge')}</dt>
                <dd>{translations.date(subscription.nextCharge)}</dd>
              </>
            )}
            <dt>{t('manage.provider')}</dt>
            <dd>{t(subscription.provider === 'card' ? 'manage.providerCard' : 'manage.providerStore')}</dd>
          </>
        )}
        {endsAt && (
          <>
            <dt>{t('manage.validUntil')}</dt>
            <dd>
              {translations.date(endsAt)}
              <span className="product-facts__note">
                {t('manage.daysLeft', { count: products.daysLeft(product) })}
              </span>
            </dd>
          </>
        )}
      </dl>
    </Dialog>
  );
});
