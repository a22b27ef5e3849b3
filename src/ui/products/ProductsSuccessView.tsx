import { observer } from 'mobx-react-lite';
import type { PageModule } from '../app/Pages';
import { useTexts } from '../content/useTexts';
import { ButtonLink } from '../kit/actions/ButtonLink';
import { Heading } from '../kit/layout/Heading';
import { PageHead } from '../kit/layout/PageHead';
import { Stack } from '../kit/layout/Stack';
import { Soft } from '../kit/layout/Text';
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
    <div className="products-page">
      <PageHead title={t('success.title')} intro={t('success.intro')} />
      <Stack as="section" gap={3} aria-labelledby="products-title">
        <Heading level={2} size={3} id="products-title">
          {t('list.title')}
        </Heading>
        <ClaimGameTimeNotice products={products} />
        <ProductList products={products} />
        <Soft>{t('success.late')}</Soft>
        <div>
          <ButtonLink variant="primary" to={pathOf('products')}>
            {t('success.toProducts')}
          </ButtonLink>
        </div>
      </Stack>
      <LazyProductDetailsDialog products={products} />
    </div>
  );
});

const page: PageModule = {
  View: ProductsSuccessView,
  Presenter: ProductsSuccessPresenter,
  texts: ['products'],
};

export const pages = { productsSuccess: page };
