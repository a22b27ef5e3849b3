import type { Ref } from 'react';
import { observer } from 'mobx-react-lite';
import { currentIncident } from '#domain/server-status/StatusHistory';
import { RichText } from '../content/RichText';
import { useTexts } from '../content/useTexts';
import { Heading } from '../kit/layout/Heading';
import { Soft } from '../kit/layout/Text';
import { LocalTime } from './LocalTime';
import { Moment } from './Moment';
import type { ServerStatusPresenter, ShownService } from './ServerStatusPresenter';
import { StatusBadge } from './StatusBadge';
import { Support } from './Support';
import { UptimePicture, UptimePlaceholder } from './UptimePicture';

interface ServicePanelProps {
  readonly status: ServerStatusPresenter;
  readonly service: ShownService;
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly id: string;
}

/** Everything about the selected server (SS-01). */
export const ServicePanel = observer(function ServicePanel({
  status,
  service,
  headingRef,
  id,
}: ServicePanelProps) {
  const t = useTexts('serverStatus');
  const { title, name, state, server } = service;
  const { time } = status.live;
  const history = status.history.historyOf(name);
  const incident = history && state !== 'up' ? currentIncident(history) : undefined;
  const next = status.nextOf(service);
  const description = state === 'down' || state === 'maintenance' ? server?.descriptions[state] : undefined;

  return (
    <section className="status-panel" id={id} aria-labelledby={`${id}-title`}>
      <header className="status-panel__head">
        <Heading level={2} size={3} id={`${id}-title`} ref={headingRef} tabIndex={-1}>
          {title}
        </Heading>
        <StatusBadge state={state} />
      </header>
      {server?.about && <Soft>{server.about}</Soft>}
      {incident && (
        <p className="status-panel__since">
          <span>{t('since')}</span> <LocalTime moment={incident.from} timeZone={status.timeZone ?? 'UTC'} />{' '}
          {incident.message && <span>{incident.message}</span>}
        </p>
      )}
      {status.history.isLoading && state !== undefined && state !== 'up' && (
        <p className="status-panel__since status-room" aria-hidden="true">
          {'\u00a0'}
        </p>
      )}
      {description && description.length > 0 ? (
        <RichText blocks={description} />
      ) : (
        <Support page={status.page} />
      )}
      {next && (
        <dl className="status-panel__next">
          <dt>{t('panel.next')}</dt>
          <dd>
            {next.type && <span>{next.type}</span>}
            <Moment moment={next.from} timeZone={status.timeZone} />
          </dd>
        </dl>
      )}
      {status.history.isLoading && <UptimePlaceholder />}
      {history && time && <UptimePicture history={history} title={title} now={time} />}
    </section>
  );
});
