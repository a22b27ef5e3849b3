import { observer } from 'mobx-react-lite';
import { dateTag } from '#domain/language/Locale';
import { formatMoment } from '#hydration/localTimes';
import { Translations } from '../content/Translations';
import { useTexts } from '../content/useTexts';
import { Button } from '../kit/actions/Button';
import { Notice } from '../kit/feedback/Notice';
import { Note } from '../kit/layout/Text';
import { usePresenter } from '../usePresenter';
import { pollIntervalMs } from './LiveStatusPresenter';
import type { ServerStatusPresenter } from './ServerStatusPresenter';
import { GameState } from './GameState';
import { StatusNoticeForm } from './StatusNoticeForm';
import { StatusBadge } from './StatusBadge';
import { relativeTime } from './times';

/**
 * Says whether the game is up, and lists other services that are not. Shows the age of the status. If there was no response, also shows when the next request is sent.
 */
export const StatusSummary = observer(function StatusSummary({
  status,
}: {
  readonly status: ServerStatusPresenter;
}) {
  const { locale } = usePresenter(Translations);
  const t = useTexts('serverStatus');
  const headlineText = useTexts('statusLine');
  const game = useTexts('app')('product.name');
  const { live, headline, others } = status;
  const { ageMs, snapshot, failures, isRefreshing, waitMs } = live;
  const notified = (milliseconds: number) =>
    milliseconds < 5000 ? t('age.now') : relativeTime(milliseconds, locale);
  const summary = () => {
    if (headline) return headlineText(`headline.${headline.state}`, { game });
    if (snapshot) return t('summary.empty');
    return failures === 0 ? t('asking') : t('summary.unknown');
  };
  const age = () => {
    if (ageMs !== undefined) return t('age.checked', { age: notified(ageMs) });
    return snapshot
      ? t('age.at', { time: formatMoment(snapshot.at, dateTag(locale), 'UTC') })
      : t('age.none');
  };
  const retry = (
    <Button busy={isRefreshing} busyLabel={t('asking')} onClick={() => void live.refresh()}>
      {t('askNow')}
    </Button>
  );

  return (
    <div className={`status-summary status-summary--${headline?.state ?? 'unknown'}`}>
      <p className="status-summary__line" role="status">
        {summary()}
      </p>
      {headline && headline.state !== 'up' && (
        <p className="status-summary__game">
          <GameState headline={headline} now={live.now} timeZone={status.timeZone ?? 'UTC'} />
        </p>
      )}
      {headline && headline.state !== 'up' && <StatusNoticeForm />}
      {others.length > 0 && (
        <ul className="status-summary__others" aria-label={t('summary.others')}>
          {others.map((other) => (
            <li key={other.key}>
              <span>{other.title}</span> <StatusBadge state={other.state} />{' '}
              {other.reason && <span>{other.reason}</span>}
            </li>
          ))}
        </ul>
      )}
      <Note>
        <span>{age()}</span>{' '}
        {failures === 0 && (
          <span className="status-summary__again">{t('age.again', { seconds: pollIntervalMs / 1000 })}</span>
        )}
      </Note>
      {failures > 0 && (
        <Notice
          tone={snapshot ? 'warning' : 'danger'}
          announce
          title={snapshot ? t('stale.title') : t('failed.title')}
          action={retry}
        >
          <span>{snapshot ? t('stale.text') : t('failed.text')}</span>{' '}
          {waitMs > 0 && <span role="timer">{t('nextTry', { when: relativeTime(-waitMs, locale) })}</span>}
        </Notice>
      )}
      <noscript>
        <p>{t('noscript')}</p>
      </noscript>
    </div>
  );
});
