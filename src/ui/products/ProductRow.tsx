import { Infinity as Endless } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { OwnedProduct } from '#domain/products/OwnedProduct';
import { Translations } from '../content/Translations';
import { useTexts } from '../content/useTexts';
import { Button } from '../kit/actions/Button';
import { ButtonLink } from '../kit/actions/ButtonLink';
import { classNames } from '../kit/foundation/classNames';
import { Heading } from '../kit/layout/Heading';
import { Soft } from '../kit/layout/Text';
import { Icon } from '../kit/media/Icon';
import { NavigationPresenter } from '../navigation/NavigationPresenter';
import { usePresenter } from '../usePresenter';
import type { ProductsPresenter } from './ProductsPresenter';
import { TimeRing } from './TimeRing';
import { useRenewalText } from '../billing/useRenewalText';
import { useProductContents, useProductName } from './useProductName';

interface ProductRowProps {
  readonly product: OwnedProduct;
  readonly products: ProductsPresenter;
}

export const ProductRow = observer(function ProductRow({ product, products }: ProductRowProps) {
  const t = useTexts('products');
  const translations = usePresenter(Translations);
  const navigation = usePresenter(NavigationPresenter);
  const name = useProductName()(product.name);
  const contents = useProductContents()(product.name);
  const renewalText = useRenewalText();
  const isExpired = products.isExpired(product);

  return (
    <li className="product-row">
      <ProductRing product={product} products={products} />
      <div className="product-row__words">
        <Heading level={3} size={4}>
          {name}
        </Heading>
        {product.endsAt ? (
          <p className={classNames('product-row__validity', isExpired && 'is-expired')}>
            {isExpired ? (
              t('expired', { date: translations.date(product.endsAt) })
            ) : (
              <>
                <span>{t('validUntilLabel')}</span>{' '}
                <time dateTime={product.endsAt.toISOString()}>{translations.date(product.endsAt)}</time>
              </>
            )}
          </p>
        ) : (
          <p className="product-row__validity">{t('unlimited')}</p>
        )}
        {!isExpired && <Soft>{renewalText(products.renewalOf(product))}</Soft>}
        {contents !== undefined && <Soft>{contents}</Soft>}
        {isExpired && (
          <div className="product-row__action">
            <ButtonLink variant="primary" to={navigation.pathOf('buy')}>
              {t('buy')}
            </ButtonLink>
          </div>
        )}
        {product.endsAt && !isExpired && (
          <div className="product-row__action">
            <Button
              aria-label={t('manage.openFor', { product: name })}
              onClick={() => products.openDetails(product)}
            >
              {t('manage.open')}
            </Button>
          </div>
        )}
      </div>
    </li>
  );
});

const ProductRing = observer(function ProductRing({ product, products }: ProductRowProps) {
  const t = useTexts('products');
  const translations = usePresenter(Translations);
  const left = products.timeLeft(product);

  if (!left) {
    return (
      <TimeRing share={1} label={t('unlimited')}>
        <Icon icon={Endless} size={40} />
      </TimeRing>
    );
  }
  const { count, unit, share } = left;
  const { amount, name } = translations.countOf(count, unit);
  return (
    <TimeRing
      share={share}
      isOver={count === 0}
      label={count === 0 ? t('ring.over') : t('ring.left', { time: `${amount} ${name}` })}
    >
      <strong>{amount}</strong>
      <span>{name}</span>
    </TimeRing>
  );
});
