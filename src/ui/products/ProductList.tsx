import { Server } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTexts } from '../content/useTexts';
import { Button } from '../kit/actions/Button';
import { Notice } from '../kit/feedback/Notice';
import { Skeleton } from '../kit/feedback/Skeleton';
import { VisuallyHidden } from '../kit/foundation/VisuallyHidden';
import { Heading } from '../kit/layout/Heading';
import { Icon } from '../kit/media/Icon';
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
  const { state } = products;

  if (state.kind === 'loading') return <LoadingProducts label={t('list.loading')} />;
  if (state.kind === 'failed') {
    return (
      <Notice
        tone="danger"
        title={t('list.failedTitle')}
        action={<Button onClick={() => void products.refresh()}>{t('list.retry')}</Button>}
        announce
      >
        {t('list.failedText')}
      </Notice>
    );
  }
  if (products.hasNothing) return <NoProducts />;
  return (
    <ul className="product-list" aria-label={t('list.caption')}>
      {state.overview.products.map((product) => (
        <ProductRow key={product.name} product={product} products={products} />
      ))}
      {state.overview.hasMyDUAccess && (
        <li className="product-row">
          <TimeRing share={1} label={t('unlimited')}>
            <Icon icon={Server} size={36} />
          </TimeRing>
          <div className="product-row__words">
            <Heading level={3} size={4}>
              {t('myDU.title')}
            </Heading>
            <p className="product-row__validity">{t('myDU.text')}</p>
            <p className="product-row__contents">{t('holds.myDU')}</p>
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
