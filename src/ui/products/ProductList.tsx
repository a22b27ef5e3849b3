import { Server } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { ProductsOverview } from '#application/products/ListProducts';
import { useTexts } from '../content/useTexts';
import { Skeleton } from '../kit/feedback/Skeleton';
import { VisuallyHidden } from '../kit/foundation/VisuallyHidden';
import { Heading } from '../kit/layout/Heading';
import { Soft } from '../kit/layout/Text';
import { Icon } from '../kit/media/Icon';
import { Loaded } from '../loading/Loaded';
import { NoProducts } from './NoProducts';
import { ProductRow } from './ProductRow';
import type { ProductsPresenter } from './ProductsPresenter';
import { TimeRing } from './TimeRing';

export const ProductList = observer(function ProductList({
  products,
}: {
  readonly products: ProductsPresenter;
}) {
  const t = useTexts('products');
  return (
    <Loaded
      of={products.overview}
      placeholder={<LoadingProducts label={t('list.loading')} />}
      title={t('list.failedTitle')}
      failureText={() => t('list.failedText')}
      retryLabel={t('list.retry')}
    >
      {(overview) => <Products products={products} overview={overview} />}
    </Loaded>
  );
});

interface ProductsProps {
  readonly products: ProductsPresenter;
  readonly overview: ProductsOverview;
}

const Products = observer(function Products({ products, overview }: ProductsProps) {
  const t = useTexts('products');
  if (products.hasNothing) return <NoProducts />;
  return (
    <ul className="product-list" aria-label={t('list.caption')}>
      {overview.products.map((product) => (
        <ProductRow key={product.name} product={product} products={products} />
      ))}
      {overview.hasMyDUAccess && (
        <li className="product-row">
          <TimeRing share={1} label={t('unlimited')}>
            <Icon icon={Server} size={36} />
          </TimeRing>
          <div className="product-row__words">
            <Heading level={3} size={4}>
              {t('myDU.title')}
            </Heading>
            <p className="product-row__validity">{t('myDU.text')}</p>
            <Soft>{t('holds.myDU')}</Soft>
          </div>
        </li>
      )}
    </ul>
  );
});

const LoadingProducts = ({ label }: { readonly label: string }) => (
  <div className="product-list" aria-busy="true">
    <VisuallyHidden>{label}</VisuallyHidden>
    {[0, 1].map((row) => (
      <div key={row} className="product-row">
        <div className="time-ring" />
        <div className="product-row__words">
          <Skeleton />
          <Skeleton />
        </div>
      </div>
    ))}
  </div>
);
