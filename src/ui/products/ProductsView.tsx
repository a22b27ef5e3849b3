import { observer } from 'mobx-react-lite';
import type { PageModule } from '../app/Pages';
import { useTexts } from '../content/useTexts';
import { DownloadNext } from '../downloads/DownloadNext';
import { ButtonLink } from '../kit/actions/ButtonLink';
import { Actions } from '../kit/layout/Actions';
import { Heading } from '../kit/layout/Heading';
import { PageHead } from '../kit/layout/PageHead';
import { Stack } from '../kit/layout/Stack';
import { NavigationPresenter } from '../navigation/NavigationPresenter';
import { usePagePresenter, usePresenter } from '../usePresenter';
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
  const { pathOf } = usePresenter(NavigationPresenter);

  return (
    <div className="products-page">
      <PageHead title={t('title')} intro={t('intro')} />
      <DownloadNext />
      <div className="products-page__columns">
        <Stack as="section" gap={3} aria-labelledby="products-title">
          <Heading level={2} size={3} id="products-title">
            {t('list.title')}
          </Heading>
          <ClaimGameTimeNotice products={products} />
          <ProductList products={products} />
          <Actions>
            <ButtonLink to={pathOf('gameTime')}>{t('gameTime.link')}</ButtonLink>
          </Actions>
        </Stack>
        <Stack gap={3}>
          <RedeemCodePanel redeem={products.redeemCode} ownsSeveral={products.hasSeveral} />
          <MyDUPanel products={products} />
        </Stack>
      </div>
      <ProductsPicture />
      <LazyProductDetailsDialog products={products} />
    </div>
  );
});

const page: PageModule = {
  View: ProductsView,
  Presenter: ProductsPresenter,
  texts: ['products', 'productsMyDU', 'downloads'],
};

export const pages = { products: page };
