import { useLayoutEffect } from 'react';
import { CircleX, Info, TriangleAlert, X, type LucideIcon } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { alertAttribute } from '#hydration/protocol';
import type { Alert, Severity } from '#domain/navigation/Alert';
import { RichText } from '../content/RichText';
import { useTexts } from '../content/useTexts';
import { Icon } from '../kit/media/Icon';
import { IconButton } from '../kit/actions/IconButton';
import { VisuallyHidden } from '../kit/foundation/VisuallyHidden';
import { usePresenter } from '../usePresenter';
import { AlertsPresenter } from './AlertsPresenter';
import { MenuAnchor } from './MenuAnchor';
import { WeeklyTime } from './WeeklyTime';
import './AlertBanner.scss';

const icons: Readonly<Record<Severity, LucideIcon>> = { info: Info, warning: TriangleAlert, danger: CircleX };

export const AlertBanner = observer(function AlertBanner() {
  const { alerts, hideDismissed, dismiss } = usePresenter(AlertsPresenter);
  const t = useTexts('navigation');

  useLayoutEffect(hideDismissed, [hideDismissed]);

  if (alerts.length === 0) return null;
  return (
    <section className="alerts k-no-print" aria-label={t('alerts.label')}>
      {alerts.map((alert) => (
        <Strip key={alert.id} alert={alert} onDismiss={() => dismiss(alert.id)} />
      ))}
    </section>
  );
});

interface StripProps {
  readonly alert: Alert;
  readonly onDismiss: () => void;
}

const Strip = ({ alert: { id, severity, text, link, weeklyTime }, onDismiss }: StripProps) => {
  const t = useTexts('navigation');
  return (
    <div className={`alert alert--${severity}`} {...{ [alertAttribute]: id }}>
      <div className="alert__row">
        <Icon icon={icons[severity]} />
        <VisuallyHidden>{t(`alerts.severity.${severity}`)}</VisuallyHidden>
        <div className="alert__words">
          <RichText blocks={text} />
          {weeklyTime && <WeeklyTime {...weeklyTime} />}
          {link && <MenuAnchor className="k-link" link={link} />}
        </div>
        <IconButton icon={X} label={t('alerts.dismiss')} onClick={onDismiss} />
      </div>
    </div>
  );
};
