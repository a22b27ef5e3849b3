import { observer } from 'mobx-react-lite';
import { Translations } from '../content/Translations';
import { useTexts } from '../content/useTexts';
import { Button } from '../kit/actions/Button';
import { Notice } from '../kit/feedback/Notice';
import { usePresenter } from '../usePresenter';
import { pollIntervalMs } from './LiveStatusPresenter';
import type { ServerStatusPresenter } from './ServerStatusPresenter';
import { relativeTime, utcDay, utcTime } from './times';

/** Shows the state in one line, with its age. If there was no response, also shows when the next request is sent. */
export const StatusSummary = observer(function StatusSummary({
  status,
}: {
  readonly status: ServerStatusPresenter;
}) {
  const { locale } = usePresenter(Translations);
  const t = useTexts('serverStatus');
  const { live, overall, troubledCount } = status;
  const { ageMs, snapshot, failures, isRefreshing, waitMs } = live;
  const isEmpty = snapshot?.services.length === 0;
  const notified = (milliseconds: number) =>
    milliseconds < 5000 ? t('age.now') : relativeTime(milliseconds, locale);
  const retry = (
    <Button busy={isRefreshing} busyLabel={t('asking')} onClick={() => void live.refresh()}>
      {t('askNow')}
    </Button>
  );

  return (
    <div className={`status-summary status-summary--${overall ?? 'unknown'}`}>
      <p className="status-summary__line" role="status">
        {!snapshot && failures === 0 && t('asking')}
        {!snapshot && failures > 0 && t('summary.unknown')}
        {isEmpty && t('summary.empty')}
        {overall !== undefined &&
          (overall === 'up' ? t('summary.up') : t('summary.troubled', { count: troubledCount }))}
      </p>
      <p className="status-summary__age">
        {ageMs !== undefined && t('age.checked', { age: notified(ageMs) })}
        {ageMs === undefined &&
          (snapshot
            ? t('age.at', { date: utcDay(snapshot.at, locale), time: utcTime(snapshot.at) })
            : t('age.none'))}{' '}
        {failures === 0 && (
          <span className="status-summary__again">{t('age.again', { seconds: pollIntervalMs / 1000 })}</span>
        )}
      </p>
      {failures > 0 && (
        <Notice
          tone={snapshot ? 'warning' : 'danger'}
          announce
          title={snapshot ? t('stale.title') : t('failed.title')}
          action={retry}
        >
          {snapshot ? t('stale.text') : t('failed.text')}{' '}
          {waitMs > 0 && <span role="timer">{t('nextTry', { when: relativeTime(-waitMs, locale) })}</span>}
        </Notice>
      )}
      <noscript>
        <p>{t('noscript')}</p>
      </noscript>
    </div>
  );
});
