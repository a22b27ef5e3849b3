import { observer } from 'mobx-react-lite';
import { later } from '../loading/later';
import type { ProductsPresenter } from './ProductsPresenter';

const ProductDetailsDialog = later(async () => (await import('./ProductDetailsDialog')).ProductDetailsDialog);

/** The product details dialog. Its code is loaded when it is first opened. */
export const LazyProductDetailsDialog = observer(function LazyProductDetailsDialog({
  products,
}: {
  readonly products: ProductsPresenter;
}) {
  if (!products.openProduct) return null;
  return <ProductDetailsDialog products={products} product={products.openProduct} />;
});
