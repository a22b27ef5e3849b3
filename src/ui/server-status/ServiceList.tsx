import { observer } from 'mobx-react-lite';
import { useTexts } from '../content/useTexts';
import { classNames } from '../kit/foundation/classNames';
import { Skeleton } from '../kit/feedback/Skeleton';
import { Soft } from '../kit/layout/Text';
import type { ServerStatusPresenter } from './ServerStatusPresenter';
import { StatusBadge } from './StatusBadge';

interface ServiceListProps {
  readonly status: ServerStatusPresenter;
  readonly panelId: string;
  readonly onSelect: (key: string) => void;
}

export const ServiceList = observer(function ServiceList({ status, panelId, onSelect }: ServiceListProps) {
  const t = useTexts('serverStatus');
  const { services, selected, live } = status;
  if (services.length === 0 && !live.snapshot && live.failures === 0) {
    return (
      <div className="status-list status-list--waiting" aria-busy="true">
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </div>
    );
  }
  if (services.length === 0) return <Soft>{t('services.empty')}</Soft>;

  return (
    <ul className={classNames('status-list', live.failures > 0 && 'is-stale')}>
      {services.map(({ key, title, state }) => (
        <li key={key}>
          <button
            type="button"
            className="status-list__service"
            aria-pressed={key === selected?.key}
            aria-controls={panelId}
            onClick={() => onSelect(key)}
          >
            <span className="status-list__name">{title}</span>
            <StatusBadge state={state} />
          </button>
        </li>
      ))}
    </ul>
  );
});
