import { languageOf } from '#domain/language/Locale';
import { isOverdue, reasonIn, type StatusHeadline } from '#domain/server-status/StatusHeadline';
import { Translations } from '../content/Translations';
import { useTexts } from '../content/useTexts';
import { usePresenter } from '../usePresenter';
import { Countdown, LocalTime } from './LocalTime';
import './GameState.scss';

interface GameStateProps {
  readonly headline: StatusHeadline;
  /** Undefined in server-rendered HTML. */
  readonly now: Date | undefined;
  readonly timeZone: string;
}

/** Why the game is not up, since when, and until when in local time with a countdown. */
export const GameState = ({ headline, now, timeZone }: GameStateProps) => {
  const { locale } = usePresenter(Translations);
  const t = useTexts('statusLine');
  const { state, since, until, isExtended } = headline;
  const reason = reasonIn(headline, languageOf(locale));
  const isLate = now !== undefined && isOverdue(headline, now);
  // Short interruptions need no dates, unless they take longer than announced.
  const isClock = since !== undefined && until !== undefined && isSameDay(since, until) && !isLate;
  return (
    <>
      {reason !== '' && <span>{reason}</span>}
      {since && (
        <span>
          <span>{t('since')}</span> <LocalTime moment={since} timeZone={timeZone} isClock={isClock} />
        </span>
      )}
      {until && (
        <span className="game-state__end">
          <span>{t(isExtended ? 'extendedUntil' : 'until')}</span>{' '}
          <LocalTime moment={until} timeZone={timeZone} isClock={isClock} />{' '}
          {isLate ? <span>{t('overdue')}</span> : <Countdown to={until} now={now} />}
        </span>
      )}
      {state !== 'up' && !until && <span>{t('endUnknown')}</span>}
    </>
  );
};

/** Whether less than half a day is between two moments, so that the date of the second one is clear. */
const isSameDay = (one: Date, other: Date): boolean => other.getTime() - one.getTime() < 43_200_000;
