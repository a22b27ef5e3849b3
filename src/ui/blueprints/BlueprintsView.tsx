import { useRef } from 'react';
import { observer } from 'mobx-react-lite';
import { useTexts } from '../content/useTexts';
import { Heading } from '../kit/layout/Heading';
import { Panel } from '../kit/layout/Panel';
import { usePagePresenter } from '../usePresenter';
import { BlueprintList } from './BlueprintList';
import { BlueprintsPresenter } from './BlueprintsPresenter';
import { WaiverSwitches } from './WaiverSwitches';
import './Blueprints.scss';

export const BlueprintsView = observer(function BlueprintsView() {
  const page = usePagePresenter(BlueprintsPresenter);
  const t = useTexts('blueprints');
  const list = useRef<HTMLElement>(null);
  const waivers = useRef<HTMLElement>(null);

  return (
    <div className="blueprints">
      <header className="blueprints__head">
        <Heading level={1}>{t('title')}</Heading>
        <p className="blueprints__intro">{t('intro')}</p>
      </header>
      <div className="blueprints__panels">
        <section className="blueprints__section" aria-labelledby="blueprints-list" tabIndex={-1} ref={list}>
          <Heading level={2} size={3} id="blueprints-list">
            {t('list.title')}
          </Heading>
          <BlueprintList page={page} onRetry={() => list.current?.focus()} />
        </section>
        <Panel aria-labelledby="blueprints-waivers" tabIndex={-1} ref={waivers}>
          <div className="blueprints__section">
            <Heading level={2} size={3} id="blueprints-waivers">
              {t('waivers.title')}
            </Heading>
            <WaiverSwitches waivers={page.waivers} onRetry={() => waivers.current?.focus()} />
          </div>
        </Panel>
      </div>
    </div>
  );
});
