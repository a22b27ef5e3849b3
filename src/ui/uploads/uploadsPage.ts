import type { PageModule } from '../app/Pages';
import { UploadsPresenter } from './UploadsPresenter';
import { UploadsView } from './UploadsView';

const uploadsPage: PageModule = {
  View: UploadsView,
  Presenter: UploadsPresenter,
  texts: ['uploads'],
};

export const pages = { imageUpload: uploadsPage };
