import { observer } from 'mobx-react-lite';
import type { OwnedProduct } from '../../domain/entitlements/OwnedProduct';
import { Translations } from '../content/Translations';
import { useTexts } from '../content/useTexts';
import { Button } from '../kit/actions/Button';
import { ButtonLink } from '../kit/actions/ButtonLink';
import { classNames } from '../kit/foundation/classNames';
import { Heading } from '../kit/layout/Heading';
import { NavigationPresenter } from '../navigation/NavigationPresenter';
import { usePresenter } from '../usePresenter';
import type { ProductsPresenter } from './ProductsPresenter';
import { useProductName } from './useProductName';

interface ProductRowProps {
  readonly product: OwnedProduct;
  readonly products: ProductsPresenter;
}

export const ProductRow = observer(function ProductRow({ product, products }: ProductRowProps) {
  const t = useTexts('products');
  const translations = usePresenter(Translations);
  const navigation = usePresenter(NavigationPresenter);
  const name = useProductName()(product.name);
  const isExpired = products.isExpired(product);

  return (
    <li className="product-row">
      <div className="product-row__words">
        <Heading level={3} size={4}>
          {name}
        </Heading>
        {product.until ? (
          <p className={classNames('product-row__validity', isExpired && 'is-expired')}>
            {isExpired ? (
              t('expired', { date: translations.date(product.until) })
            ) : (
              <>
                <span>{t('validUntilLabel')}</span>{' '}
                <time dateTime={product.until.toISOString()}>{translations.date(product.until)}</time>
              </>
            )}
          </p>
        ) : (
          <p className="product-row__validity">{t('unlimited')}</p>
        )}
      </div>
      {isExpired && <ButtonLink to={navigation.pathOf('buy')}>{t('buy')}</ButtonLink>}
      {product.until && !isExpired && (
        <Button aria-label={t('manage.openFor', { product: name })} onClick={() => products.manage(product)}>
          {t('manage.open')}
        </Button>
      )}
    </li>
  );
});
