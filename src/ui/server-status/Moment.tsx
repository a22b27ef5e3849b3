import { dateTag } from '#domain/language/Locale';
import { formatMoment } from '#hydration/localTimes';
import { Translations } from '../content/Translations';
import { usePresenter } from '../usePresenter';
import { useTexts } from '../content/useTexts';
import { ownTime } from './times';

interface MomentProps {
  readonly moment: Date;
  /** Undefined in server-rendered HTML, which only reserves the line for the local time. */
  readonly timeZone: string | undefined;
}

/** A moment in UTC, with the reader's local time below. */
export const Moment = ({ moment, timeZone }: MomentProps) => {
  const { locale } = usePresenter(Translations);
  const t = useTexts('serverStatus');
  const own = ownTime(moment, locale, timeZone);
  return (
    <span className="status-moment">
      <time dateTime={moment.toISOString()}>{formatMoment(moment, dateTag(locale), 'UTC')}</time>
      <span className="status-moment__own">{own !== undefined && t('ownTime', { time: own })}</span>
    </span>
  );
};
