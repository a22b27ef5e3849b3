import type { PageModule } from '../app/Pages';
import { UndoEmailPresenter } from './UndoEmailPresenter';
import { UndoEmailView } from './UndoEmailView';

const undoEmailPage: PageModule = {
  View: UndoEmailView,
  Presenter: UndoEmailPresenter,
  texts: ['profile', 'registrationLinks', 'session'],
};

export const pages = { undoEmail: undoEmailPage };
