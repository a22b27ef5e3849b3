import { formatClock, formatCountdown, formatMoment } from '#hydration/localTimes';
import { countdownAttribute, localTimeAttribute } from '#hydration/protocol';
import { dateTag } from '#domain/language/Locale';
import { Translations } from '../content/Translations';
import { usePresenter } from '../usePresenter';

interface LocalTimeProps {
  readonly moment: Date;
  /** `UTC` in server-rendered HTML, in which the early script replaces the text. */
  readonly timeZone: string;
  /** Whether to omit the date. */
  readonly isClock?: boolean;
}

/** A moment in the reader's time zone. */
export const LocalTime = ({ moment, timeZone, isClock = false }: LocalTimeProps) => {
  const { locale } = usePresenter(Translations);
  const format = isClock ? formatClock : formatMoment;
  return (
    <time
      dateTime={moment.toISOString()}
      {...{ [localTimeAttribute]: isClock ? 'clock' : 'moment' }}
      suppressHydrationWarning
    >
      {format(moment, dateTag(locale), timeZone)}
    </time>
  );
};

interface CountdownProps {
  readonly to: Date;
  /** Undefined in server-rendered HTML, in which the early script fills in the text. */
  readonly now: Date | undefined;
}

export const Countdown = ({ to, now }: CountdownProps) => {
  const { locale } = usePresenter(Translations);
  return (
    <span role="timer" {...{ [countdownAttribute]: to.toISOString() }} suppressHydrationWarning>
      {
        /* Always a string: React would otherwise discard the text that the early script filled in. */
        now ? formatCountdown(to, now, dateTag(locale)) : ''
      }
    </span>
  );
};
