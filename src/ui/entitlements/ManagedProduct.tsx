import { lazy, Suspense } from 'react';
import { observer } from 'mobx-react-lite';
import type { ProductsPresenter } from './ProductsPresenter';

const ManageDialog = lazy(() =>
  import('./ManageDialog').then((module) => ({ default: module.ManageDialog })),
);

/** Lazy-loads the details dialog when it is first opened. */
export const ManagedProduct = observer(function ManagedProduct({
  products,
}: {
  readonly products: ProductsPresenter;
}) {
  if (!products.managed) return null;
  return (
    <Suspense>
      <ManageDialog products={products} managed={products.managed} />
    </Suspense>
  );
});
