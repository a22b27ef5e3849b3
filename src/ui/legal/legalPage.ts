import type { PageModule } from '../app/Pages';
import { LegalPresenter } from './LegalPresenter';
import { LegalView } from './LegalView';

const legalPage: PageModule = { View: LegalView, Presenter: LegalPresenter, hasContentOnly: true };

export const pages = { legal: legalPage };
