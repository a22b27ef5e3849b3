import type { PageModule } from '../app/Pages';
import { ProductsView } from './ProductsView';
import { ProductsPresenter } from './ProductsPresenter';

const productsPage: PageModule = {
  View: ProductsView,
  Presenter: ProductsPresenter,
  texts: ['products', 'productsMyDU', 'downloads'],
};

export const pages = { products: productsPage };
