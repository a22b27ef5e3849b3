import type { PageModule } from '../app/Pages';
import { PointsPresenter } from './PointsPresenter';
import { PointsView } from './PointsView';

export const pointsPage: PageModule = { View: PointsView, Presenter: PointsPresenter, hasContentOnly: true };
