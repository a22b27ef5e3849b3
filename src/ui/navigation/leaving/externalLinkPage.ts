import type { PageModule } from '../../app/Pages';
import { ExternalLinkPresenter } from './ExternalLinkPresenter';
import { ExternalLinkView } from './ExternalLinkView';
import { leavingTexts } from './LeavingPresenter';

export const externalLinkPage: PageModule = {
  View: ExternalLinkView,
  Presenter: ExternalLinkPresenter,
  texts: leavingTexts,
};
