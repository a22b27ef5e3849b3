import { useSyncExternalStore } from 'react';
import { dateTag } from '#domain/language/Locale';
import { formatHours, formatWeekday } from '#hydration/localTimes';
import { localTimeAttribute } from '#hydration/protocol';
import { Translations } from '../content/Translations';
import { usePresenter } from '../usePresenter';

interface WeeklyTimeProps {
  readonly from: Date;
  readonly to: Date;
}

const subscribe = () => () => undefined;

/** Weekday and time of a weekly appointment: in UTC in server-rendered HTML, later in local time. */
export const WeeklyTime = ({ from, to }: WeeklyTimeProps) => {
  const { locale } = usePresenter(Translations);
  const isLocal = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  const tag = dateTag(locale);
  const zone = isLocal ? undefined : 'UTC';
  return (
    <span className="alert__time">
      <time dateTime={from.toISOString()} {...{ [localTimeAttribute]: 'weekday' }} suppressHydrationWarning>
        {formatWeekday(from, tag, zone)}
      </time>
      {', '}
      <time dateTime={from.toISOString()} {...{ [localTimeAttribute]: 'hours' }} suppressHydrationWarning>
        {formatHours(from, zone)}
      </time>
      –
      <time dateTime={to.toISOString()} {...{ [localTimeAttribute]: 'hours' }} suppressHydrationWarning>
        {isLocal ? formatHours(to) : `${formatHours(to, zone)} UTC`}
      </time>
    </span>
  );
};
