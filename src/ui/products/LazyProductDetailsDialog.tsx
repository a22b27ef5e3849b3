import { lazy, Suspense } from 'react';
import { observer } from 'mobx-react-lite';
import type { ProductsPresenter } from './ProductsPresenter';

const ManageDialog = lazy(() =>
  import('./ProductDetailsDialog').then((module) => ({ default: module.ProductDetailsDialog })),
);

/** The product details dialog. Its code is loaded when it is first opened. */
export const LazyProductDetailsDialog = observer(function LazyProductDetailsDialog({
  products,
}: {
  readonly products: ProductsPresenter;
}) {
  if (!products.openProduct) return null;
  return (
    <Suspense>
      <ManageDialog products={products} product={products.openProduct} />
    </Suspense>
  );
});
