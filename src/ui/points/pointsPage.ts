import type { PageModule } from '../app/Pages';
import { PointsPresenter } from './PointsPresenter';
import { PointsView } from './PointsView';

const pointsPage: PageModule = { View: PointsView, Presenter: PointsPresenter, hasContentOnly: true };

export const pages = { points: pointsPage };
