import type { PageModule } from '../app/Pages';
import { HelpPresenter } from './HelpPresenter';
import { HelpView } from './HelpView';

const helpPage: PageModule = { View: HelpView, Presenter: HelpPresenter, texts: ['help', 'search'] };

export const pages = { help: helpPage };
