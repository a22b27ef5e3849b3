import type { PageModule } from '../app/Pages';
import { GameTimeTimelinePresenter } from './GameTimeTimelinePresenter';
import { GameTimeView } from './GameTimeView';

const gameTimePage: PageModule = {
  View: GameTimeView,
  Presenter: GameTimeTimelinePresenter,
  texts: ['productsGameTime'],
};

export const pages = { gameTime: gameTimePage };
