import type { PageModule } from '../app/Pages';
import { ProductsSuccessPresenter } from './ProductsSuccessPresenter';
import { ProductsSuccessView } from './ProductsSuccessView';

const productsSuccessPage: PageModule = {
  View: ProductsSuccessView,
  Presenter: ProductsSuccessPresenter,
  texts: ['products'],
};

export const pages = { productsSuccess: productsSuccessPage };
