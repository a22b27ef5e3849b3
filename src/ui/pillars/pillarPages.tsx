import type { PillarPageKey } from '#domain/pillars/pillars';
import type { PageHead, PageLifecycle, PageModule } from '../app/Pages';
import { presenter } from '../presenter';
import { usePagePresenter } from '../usePresenter';
import { PillarPresenter } from './PillarPresenter';
import { PillarView } from './PillarView';

const pillarPage = (key: PillarPageKey): PageModule => {
  @presenter
  class PillarPagePresenter implements PageLifecycle {
    constructor(readonly pillar: PillarPresenter) {}

    load(): Promise<void> {
      return this.pillar.load(key);
    }

    get head(): PageHead {
      return this.pillar.head;
    }
  }

  const View = () => <PillarView pillar={usePagePresenter(PillarPagePresenter).pillar} current={key} />;

  return { View, Presenter: PillarPagePresenter, texts: ['pillars', 'news'], hasContentOnly: true };
};

const buildersPage = pillarPage('builders');
const buildingPage = pillarPage('building');
const merchantsPage = pillarPage('merchants');
const fightersPage = pillarPage('fighters');
const leadersPage = pillarPage('leaders');

export const pages = {
  pillarBuilders: buildersPage,
  pillarBuilding: buildingPage,
  pillarFighters: fightersPage,
  pillarLeaders: leadersPage,
  pillarMerchants: merchantsPage,
};
