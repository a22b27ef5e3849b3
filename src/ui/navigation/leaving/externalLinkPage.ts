import type { PageModule } from '../../app/Pages';
import { ExternalLinkPresenter } from './ExternalLinkPresenter';
import { ExternalLinkView } from './ExternalLinkView';
import { leavingTexts } from './LeavingPresenter';

const externalLinkPage: PageModule = {
  View: ExternalLinkView,
  Presenter: ExternalLinkPresenter,
  texts: leavingTexts,
};

export const pages = { externalLink: externalLinkPage, externalSite: externalLinkPage };
