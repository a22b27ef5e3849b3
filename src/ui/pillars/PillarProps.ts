import type { PillarPageKey } from '#domain/pillars/pillars';
import type { PillarPresenter } from './PillarPresenter';

export interface PillarProps {
  readonly pillar: PillarPresenter;
  readonly current: PillarPageKey;
}
