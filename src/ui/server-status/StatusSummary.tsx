import { observer } from 'mobx-react-lite';
import { Translations } from '../content/Translations';
import { useTexts } from '../content/useTexts';
import { Button } from '../kit/actions/Button';
import { Notice } from '../kit/feedback/Notice';
import { usePresenter } from '../usePresenter';
import { askEvery } from './LiveStatusPresenter';
import type { ServerStatusPresenter } from './ServerStatusPresenter';
import { relativeTime, utcDay, utcTime } from './times';

/** The state in one line, its age, and the next attempt if there was no response. */
export const StatusSummary = observer(function StatusSummary({
  status,
}: {
  readonly status: ServerStatusPresenter;
}) {
  const { locale } = usePresenter(Translations);
  const t = useTexts('serverStatus');
  const { live, overall, troubled } = status;
  const { age, word, failures, isAsking, wait } = live;
  const isEmpty = word?.services.length === 0;
  const told = (milliseconds: number) =>
    milliseconds < 5000 ? t('age.now') : relativeTime(milliseconds, locale);
  const retry = (
    <Button busy={isAsking} busyLabel={t('asking')} onClick={() => void live.ask()}>
      {t('askNow')}
    </Button>
  );

  return (
    <div className={`status-summary status-summary--${overall ?? 'unknown'}`}>
      <p className="status-summary__line" role="status">
        {!word && failures === 0 && t('asking')}
        {!word && failures > 0 && t('summary.unknown')}
        {isEmpty && t('summary.empty')}
        {overall !== undefined &&
          (overall === 'up' ? t('summary.up') : t('summary.troubled', { count: troubled }))}
      </p>
      <p className="status-summary__age">
        {age !== undefined && t('age.checked', { age: told(age) })}
        {age === undefined &&
          (word
            ? t('age.at', { date: utcDay(word.at, locale), time: utcTime(word.at) })
            : t('age.none'))}{' '}
        {failures === 0 && (
          <span className="status-summary__again">{t('age.again', { seconds: askEvery / 1000 })}</span>
        )}
      </p>
      {failures > 0 && (
        <Notice
          tone={word ? 'warning' : 'danger'}
          announce
          title={word ? t('stale.title') : t('failed.title')}
          action={retry}
        >
          {word ? t('stale.text') : t('failed.text')}{' '}
          {wait > 0 && t('nextTry', { when: relativeTime(-wait, locale) })}
        </Notice>
      )}
      <noscript>
        <p>{t('noscript')}</p>
      </noscript>
    </div>
  );
});
