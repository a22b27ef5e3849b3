import { CalendarDays, Rss } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { calendarPath, maintenanceFeedPath } from '#domain/server-status/maintenancePaths';
import { Translations } from '../content/Translations';
import { useTexts } from '../content/useTexts';
import { Button } from '../kit/actions/Button';
import { Icon } from '../kit/media/Icon';
import { usePresenter } from '../usePresenter';
import { CalendarLinkPresenter } from './CalendarLinkPresenter';

/** Links to the maintenance feeds. The web server serves the files, so these are not router links. */
export const MaintenanceFeedLinks = observer(function MaintenanceFeedLinks() {
  const { locale } = usePresenter(Translations);
  const link = usePresenter(CalendarLinkPresenter);
  const t = useTexts('serverStatus');
  const messages = { idle: '', copied: t('subscribe.copied'), refused: t('subscribe.refused') };
  return (
    <div className="status-subscribe">
      <span className="status-subscribe__way">
        <Icon icon={CalendarDays} size={16} />
        <a className="k-link" href={calendarPath(locale)}>
          {t('subscribe.calendar')}
        </a>
        <Button variant="quiet" aria-label={t('subscribe.copyName')} onClick={() => void link.copy()}>
          {t('subscribe.copy')}
        </Button>
        <span role="status">{messages[link.copying.state]}</span>
      </span>
      <span className="status-subscribe__way">
        <Icon icon={Rss} size={16} />
        <a className="k-link" href={maintenanceFeedPath(locale, 'rss')}>
          RSS
        </a>
        <a className="k-link" href={maintenanceFeedPath(locale, 'atom')}>
          Atom
        </a>
      </span>
    </div>
  );
});
