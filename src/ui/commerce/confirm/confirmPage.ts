import type { PageModule } from '../../app/Pages';
import { ConfirmPresenter } from './ConfirmPresenter';
import { ConfirmView } from './ConfirmView';

export const confirmPage: PageModule = {
  View: ConfirmView,
  Presenter: ConfirmPresenter,
  texts: ['confirm', 'shop'],
};

export const pages = { buyConfirm: confirmPage };
