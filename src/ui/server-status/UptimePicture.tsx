import {
  availabilityOf,
  daysOf,
  historyDays,
  type ServiceHistory,
  type StatusDay,
} from '#domain/server-status/StatusHistory';
import { Translations } from '../content/Translations';
import { useTexts } from '../content/useTexts';
import { usePresenter } from '../usePresenter';
import { dateTag } from '#domain/language/Locale';

interface UptimePictureProps {
  readonly history: ServiceHistory;
  readonly title: string;
  readonly now: Date;
}

const height = 40;
const step = 4;

/** Bar height of each state, so that the states are distinguishable without color. */
const heights: Readonly<Record<StatusDay['state'], number>> = {
  up: height,
  maintenance: 30,
  issue: 22,
  down: 14,
  unknown: 4,
};

const states = ['up', 'maintenance', 'issue', 'down'] as const;

/** Chart with one bar per day. The list of incidents below contains the same information as text. */
export const UptimePicture = ({ history, title, now }: UptimePictureProps) => {
  const { locale } = usePresenter(Translations);
  const t = useTexts('serverStatus');
  const days = daysOf(history, now);
  const known = days.filter(({ state }) => state !== 'unknown');
  const available = availabilityOf(history, now);
  const troubled = known.filter(({ state }) => state !== 'up').length;
  if (available === undefined) return null;
  const percent = new Intl.NumberFormat(dateTag(locale), {
    style: 'percent',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  // Rounds down, so that a period with an outage never shows 100 %.
  const availability = percent.format(Math.floor(available * 10_000) / 10_000);

  return (
    <figure className="status-uptime">
      <svg
        role="img"
        aria-label={t('uptime.picture', { title, availability, days: known.length, troubled })}
        viewBox={`0 0 ${historyDays * step} ${height}`}
        preserveAspectRatio="none"
      >
        {days.map(({ day, state }, index) => (
          <rect
            key={day.getTime()}
            className={`status-day status-day--${state}`}
            x={index * step}
            y={height - heights[state]}
            width={step - 1}
            height={heights[state]}
          />
        ))}
      </svg>
      <Legend />
      <figcaption>
        <span>{t('uptime.days', { days: known.length })}</span>
        <b className="k-data">{availability}</b>
        <span>{t('uptime.note')}</span>
      </figcaption>
    </figure>
  );
};

/** Placeholder while the history loads, so that the content below does not move. */
export const UptimePlaceholder = () => {
  const t = useTexts('serverStatus');
  return (
    <div className="status-uptime status-room" aria-hidden="true">
      <svg />
      <Legend />
      <p>{t('uptime.note')}</p>
    </div>
  );
};

const Legend = () => {
  const t = useTexts('serverStatus');
  return (
    <ul className="status-uptime__legend" aria-hidden="true">
      {states.map((state) => (
        <li key={state}>
          <svg viewBox={`0 0 ${step} ${height}`} preserveAspectRatio="none">
            <rect
              className={`status-day status-day--${state}`}
              y={height - heights[state]}
              width={step}
              height={heights[state]}
            />
          </svg>
          <span>{t(`state.${state}`)}</span>
        </li>
      ))}
    </ul>
  );
};
