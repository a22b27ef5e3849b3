import { observer } from 'mobx-react-lite';
import { durationBetween } from '#domain/server-status/Maintenance';
import { useTexts } from '../content/useTexts';
import { Skeleton } from '../kit/feedback/Skeleton';
import { Heading } from '../kit/layout/Heading';
import { Loaded } from '../loading/Loaded';
import { LocalTime } from './LocalTime';
import type { ServerStatusPresenter } from './ServerStatusPresenter';
import { StatusBadge } from './StatusBadge';
import type { NamedIncident } from './StatusHistoryPresenter';
import { lengthText } from './times';

/** Number of incidents that are visible initially. */
const openIncidents = 5;

/** Incidents of the last 90 days, shown only if the back end provides them. */
export const IncidentHistory = observer(function IncidentHistory({
  status,
}: {
  readonly status: ServerStatusPresenter;
}) {
  const t = useTexts('serverStatus');
  const { history } = status;
  if (!history.isOffered) return null;
  const { incidents } = history;
  const list = (shown: readonly NamedIncident[]) => (
    <ol className="status-incidents__list">
      {shown.map((incident) => (
        <li key={`${incident.name} ${incident.from.getTime()} ${incident.state}`}>
          <IncidentEntry
            incident={incident}
            title={status.titleOf(incident.name)}
            timeZone={status.timeZone ?? 'UTC'}
          />
        </li>
      ))}
    </ol>
  );
  const placeholder = (
    <div className="status-incidents__waiting" aria-busy="true">
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </div>
  );

  return (
    <section className="status-incidents" aria-labelledby="incidents-title">
      <Heading level={2} id="incidents-title">
        {t('incidents.title')}
      </Heading>
      <Loaded
        of={history.histories}
        placeholder={placeholder}
        failureText={() => t('incidents.failed')}
        retryLabel={t('incidents.retry')}
      >
        {() => (
          <>
            {incidents.length === 0 && <p className="status__empty">{t('incidents.empty')}</p>}
            {incidents.length > 0 && list(incidents.slice(0, openIncidents))}
            {incidents.length > openIncidents && (
              <details className="status-incidents__more">
                <summary>{t('incidents.more', { count: incidents.length - openIncidents })}</summary>
                {list(incidents.slice(openIncidents))}
              </details>
            )}
          </>
        )}
      </Loaded>
    </section>
  );
});

const IncidentEntry = ({
  incident: { state, from, to, message },
  title,
  timeZone,
}: {
  readonly incident: NamedIncident;
  readonly title: string;
  readonly timeZone: string;
}) => {
  const t = useTexts('serverStatus');
  const length = durationBetween(from, to);
  return (
    <article className="status-incident">
      <StatusBadge state={state} />
      <div className="status-incident__words">
        <h3 className="status-incident__title">{title}</h3>
        <p className="status-incident__facts">
          <LocalTime moment={from} timeZone={timeZone} />
          <span>{length ? lengthText(length, t) : t('incidents.lasting')}</span>
        </p>
        {message && <p>{message}</p>}
      </div>
    </article>
  );
};
