import { observer } from 'mobx-react-lite';
import { useTexts } from '../content/useTexts';
import { Heading } from '../kit/layout/Heading';
import { usePagePresenter } from '../usePresenter';
import { ClaimGameTimeNotice } from './ClaimGameTimeNotice';
import { LazyProductDetailsDialog } from './LazyProductDetailsDialog';
import { MyDUPanel } from './MyDUPanel';
import { ProductList } from './ProductList';
import { ProductsPicture } from './ProductsPicture';
import { ProductsPresenter } from './ProductsPresenter';
import { RedeemCodePanel } from './RedeemCodePanel';
import './Products.scss';

export const ProductsView = observer(function ProductsView() {
  const products = usePagePresenter(ProductsPresenter);
  const t = useTexts('products');

  return (
    <div className="products-page">
      <header className="products-page__head">
        <Heading level={1}>{t('title')}</Heading>
        <p className="products-page__intro">{t('intro')}</p>
      </header>
      <div className="products-page__columns">
        <section className="products-page__main" aria-labelledby="products-title">
          <Heading level={2} size={3} id="products-title">
            {t('list.title')}
          </Heading>
          <ClaimGameTimeNotice products={products} />
          <ProductList products={products} />
        </section>
        <div className="products-page__aside">
          <RedeemCodePanel redeem={products.redeemCode} ownsSeveral={products.hasSeveral} />
          <MyDUPanel products={products} />
        </div>
      </div>
      <ProductsPicture />
      <LazyProductDetailsDialog products={products} />
    </div>
  );
});
