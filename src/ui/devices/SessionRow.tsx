import { Monitor, Smartphone } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { PlayerSession } from '#domain/devices/PlayerSession';
import { Translations } from '../content/Translations';
import { useTexts } from '../content/useTexts';
import { Button } from '../kit/actions/Button';
import { Icon } from '../kit/media/Icon';
import { usePresenter } from '../usePresenter';
import type { SessionsPresenter } from './SessionsPresenter';
import { timeAgo } from './timeAgo';

const phones: readonly string[] = ['Android', 'iPhone', 'iPad'];

interface SessionRowProps {
  readonly session: PlayerSession;
  readonly devices: SessionsPresenter;
}

export const SessionRow = observer(function SessionRow({ session, devices }: SessionRowProps) {
  const t = useTexts('devices');
  const translations = usePresenter(Translations);
  const { id, browser, system, country, isCurrent, lastUsedAt, createdAt } = session;
  const { languageTag } = translations;
  const device =
    browser !== undefined && system !== undefined
      ? t('browserOnSystem', { browser, system })
      : (browser ?? system ?? t('unknownDevice'));
  const place =
    country === undefined
      ? undefined
      : new Intl.DisplayNames(languageTag, { type: 'region', fallback: 'none' }).of(country);
  const ago = isCurrent ? undefined : timeAgo(lastUsedAt, devices.now, languageTag);

  return (
    <li className="device-row">
      <span className="device-row__icon">
        <Icon icon={phones.includes(system ?? '') ? Smartphone : Monitor} />
      </span>
      <div className="device-row__words">
        <p className="device-row__name">
          <span>{device}</span>
          {isCurrent && <span className="device-row__current">{t('current')}</span>}
        </p>
        <p className="device-row__facts">
          <span>{place ?? t('unknownPlace')}</span>
          <time dateTime={lastUsedAt.toISOString()}>
            {ago === undefined ? t('activeNow') : t('lastUsed', { when: ago })}
          </time>
          <span>{t('loggedIn', { date: translations.date(createdAt) })}</span>
        </p>
      </div>
      {!isCurrent && (
        <Button
          aria-label={t('logOutDevice', { device })}
          blocked={devices.isEnding}
          busy={devices.isEndingTarget({ id })}
          busyLabel={t('loggingOut')}
          onClick={() => void devices.end({ id })}
        >
          {t('logOut')}
        </Button>
      )}
    </li>
  );
});
