import { observer } from 'mobx-react-lite';
import { useTexts } from '../content/useTexts';
import { ButtonLink } from '../kit/actions/ButtonLink';
import { Heading } from '../kit/layout/Heading';
import { NavigationPresenter } from '../navigation/NavigationPresenter';
import { usePagePresenter, usePresenter } from '../usePresenter';
import { ClaimGameTimeNotice } from './ClaimGameTimeNotice';
import { LazyProductDetailsDialog } from './LazyProductDetailsDialog';
import { ProductList } from './ProductList';
import { ProductsSuccessPresenter } from './ProductsSuccessPresenter';
import './Products.scss';

export const ProductsSuccessView = observer(function ProductsSuccessView() {
  const { products } = usePagePresenter(ProductsSuccessPresenter);
  const { pathOf } = usePresenter(NavigationPresenter);
  const t = useTexts('products');

  return (
    <div className="products-page products-page--narrow">
      <header className="products-page__head">
        <Heading level={1}>{t('success.title')}</Heading>
        <p className="products-page__intro">{t('success.intro')}</p>
      </header>
      <section className="products-page__main" aria-labelledby="products-title">
        <Heading level={2} size={3} id="products-title">
          {t('list.title')}
        </Heading>
        <ClaimGameTimeNotice products={products} />
        <ProductList products={products} />
        <p className="products-page__late">{t('success.late')}</p>
        <div>
          <ButtonLink variant="primary" to={pathOf('products')}>
            {t('success.toProducts')}
          </ButtonLink>
        </div>
      </section>
      <LazyProductDetailsDialog products={products} />
    </div>
  );
});
