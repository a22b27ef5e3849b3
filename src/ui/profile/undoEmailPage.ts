import type { PageModule } from '../app/Pages';
import { UndoEmailPresenter } from './UndoEmailPresenter';
import { UndoEmailView } from './UndoEmailView';

export const undoEmailPage: PageModule = {
  View: UndoEmailView,
  Presenter: UndoEmailPresenter,
  texts: ['profile', 'session'],
};
