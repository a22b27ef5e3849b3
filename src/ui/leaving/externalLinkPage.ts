import type { PageModule } from '../app/Pages';
import { ExternalLinkPresenter } from './ExternalLinkPresenter';
import { ExternalLinkView } from './ExternalLinkView';

export const externalLinkPage: PageModule = { View: ExternalLinkView, Presenter: ExternalLinkPresenter };
