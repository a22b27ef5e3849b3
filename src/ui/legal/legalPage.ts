import type { PageModule } from '../app/Pages';
import { LegalPresenter } from './LegalPresenter';
import { LegalView } from './LegalView';

export const legalPage: PageModule = { View: LegalView, Presenter: LegalPresenter, hasContentOnly: true };
