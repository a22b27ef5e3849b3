import { observer } from 'mobx-react-lite';
import type { SubscriptionStatus } from '#domain/billing/Subscription';
import type { OwnedProduct } from '#domain/products/OwnedProduct';
import { historyTitleId } from '../billing/historyTitleId';
import { useRenewalText } from '../billing/useRenewalText';
import { Translations } from '../content/Translations';
import { useTexts } from '../content/useTexts';
import { Button } from '../kit/actions/Button';
import { ButtonLink } from '../kit/actions/ButtonLink';
import { Dialog } from '../kit/overlays/Dialog';
import { NavigationPresenter } from '../navigation/NavigationPresenter';
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
  const { pathOf } = usePresenter(NavigationPresenter);
  const renewalText = useRenewalText();
  const name = useProductName()(product.name);
  const { subscription, endsAt } = product;

  return (
    <Dialog
      open
      onClose={products.closeDetails}
      title={t(subscription ? 'manage.title' : 'manage.titleGameTime')}
      closeLabel={shell('close')}
      actions={
        <>
          <Button onClick={products.closeDetails}>{t('manage.close')}</Button>
          <ButtonLink variant="primary" to={pathOf('buy')}>
            {t('manage.buy')}
          </ButtonLink>
          {subscription && <ButtonLink to={pathOf('payments')}>{t('manage.subscription')}</ButtonLink>}
          <ButtonLink to={`${pathOf('payments')}#${historyTitleId}`}>{t('manage.orders')}</ButtonLink>
        </>
      }
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
            <dt>{t('manage.provider')}</dt>
            <dd>{t(subscription.provider === 'card' ? 'manage.providerCard' : 'manage.providerStore')}</dd>
          </>
        )}
        <dt>{t('manage.renewal')}</dt>
        <dd>{renewalText(products.renewalOf(product))}</dd>
        {endsAt && (
          <>
            <dt>{t('manage.validUntil')}</dt>
            <dd>
              <span>{translations.date(endsAt)}</span>
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
