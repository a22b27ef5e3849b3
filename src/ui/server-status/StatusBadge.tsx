import { CircleCheck, CircleDashed, OctagonX, TriangleAlert, Wrench, type LucideIcon } from 'lucide-react';
import type { ServiceState } from '#domain/server-status/Service';
import { useTexts } from '../content/useTexts';
import { Icon } from '../kit/media/Icon';
import './StatusBadge.scss';

const shapes: Readonly<Record<ServiceState | 'unknown', LucideIcon>> = {
  up: CircleCheck,
  issue: TriangleAlert,
  down: OctagonX,
  maintenance: Wrench,
  unknown: CircleDashed,
};

/** Shows a state by color, shape and word (SS-01). */
export const StatusBadge = ({
  state = 'unknown',
}: {
  readonly state?: ServiceState | undefined | 'unknown';
}) => {
  const t = useTexts('serverStatus');
  return (
    <span className={`status-mark status-mark--${state}`}>
      <Icon icon={shapes[state]} />
      <span>{t(`state.${state}`)}</span>
    </span>
  );
};
