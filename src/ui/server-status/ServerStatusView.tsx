import { useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { observer } from 'mobx-react-lite';
import { needsLiveDataAttribute } from '#hydration/protocol';
import type { PageModule } from '../app/Pages';
import { DeferUntilPaint } from '../app/DeferUntilPaint';
import { Translations } from '../content/Translations';
import { useTexts } from '../content/useTexts';
import { useDataFont } from '../kit/foundation/useDataFont';
import { VisuallyHidden } from '../kit/foundation/VisuallyHidden';
import { Heading } from '../kit/layout/Heading';
import { usePagePresenter, usePresenter } from '../usePresenter';
import { IncidentHistory } from './IncidentHistory';
import { MaintenanceLog } from './MaintenanceLog';
import { ServerStatusPresenter } from './ServerStatusPresenter';
import { ServiceList } from './ServiceList';
import { ServicePanel } from './ServicePanel';
import { StatusNews } from './StatusNews';
import { StatusSummary } from './StatusSummary';
import './ServerStatus.scss';

/**
 * The server status page (SS-01). If the web server had no status, the application starts immediately to request it.
 */
export const ServerStatusView = observer(function ServerStatusView() {
  const status = usePagePresenter(ServerStatusPresenter);
  const translations = usePresenter(Translations);
  const t = useTexts('serverStatus');
  const panelId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useDataFont();
  const { page, selected } = status;

  const select = (key: string) => {
    flushSync(() => status.select(key));
    heading.current?.focus();
  };

  return (
    <div className="status" {...(!status.live.snapshot && { [needsLiveDataAttribute]: true })}>
      <header className="status__head">
        <Heading level={1}>{page?.title || translations.titleOf('serverStatus')}</Heading>
        {page?.intro && <p className="status__lead">{page.intro}</p>}
      </header>
      <StatusSummary status={status} />
      <section className="status__services" aria-labelledby="services-title">
        <VisuallyHidden as="h2" id="services-title">
          {t('services.title')}
        </VisuallyHidden>
        <ServiceList status={status} panelId={panelId} onSelect={select} />
        {selected && <ServicePanel status={status} service={selected} headingRef={heading} id={panelId} />}
      </section>
      <MaintenanceLog status={status} />
      <DeferUntilPaint>
        <IncidentHistory status={status} />
        <StatusNews cards={status.news} />
      </DeferUntilPaint>
    </div>
  );
});

const page: PageModule = {
  View: ServerStatusView,
  Presenter: ServerStatusPresenter,
  texts: ['serverStatus', 'statusLine', 'news'],
  hasContentOnly: true,
};

export const pages = { serverStatus: page };
