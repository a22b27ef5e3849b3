import { observer } from 'mobx-react-lite';
import type { PageModule } from '../app/Pages';
import { useTexts } from '../content/useTexts';
import { Heading } from '../kit/layout/Heading';
import { PageHead } from '../kit/layout/PageHead';
import { Panel } from '../kit/layout/Panel';
import { usePagePresenter } from '../usePresenter';
import { BlueprintList } from './BlueprintList';
import { BlueprintsPresenter } from './BlueprintsPresenter';
import { WaiverSwitches } from './WaiverSwitches';
import './Blueprints.scss';

export const BlueprintsView = observer(function BlueprintsView() {
  const page = usePagePresenter(BlueprintsPresenter);
  const t = useTexts('blueprints');

  return (
    <div className="blueprints">
      <PageHead title={t('title')} intro={t('intro')} />
      <div className="blueprints__panels">
        <section className="blueprints__section" aria-labelledby="blueprints-list">
          <Heading level={2} size={3} id="blueprints-list">
            {t('list.title')}
          </Heading>
          <BlueprintList page={page} />
        </section>
        <Panel aria-labelledby="blueprints-waivers">
          <div className="blueprints__section">
            <Heading level={2} size={3} id="blueprints-waivers">
              {t('waivers.title')}
            </Heading>
            <WaiverSwitches waivers={page.waivers} />
          </div>
        </Panel>
      </div>
    </div>
  );
});

const page: PageModule = { View: BlueprintsView, Presenter: BlueprintsPresenter, texts: ['blueprints'] };

export const pages = { blueprints: page };
