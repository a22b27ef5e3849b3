import type { ReactNode, Ref } from 'react';
import { CircleCheck, CircleX, Info, TriangleAlert, X, type LucideIcon } from 'lucide-react';
import { Icon } from '../media/Icon';
import { IconButton } from '../actions/IconButton';
import { useAnnouncement } from './useAnnouncement';
import './Notice.scss';

export type NoticeTone = 'info' | 'success' | 'warning' | 'danger';

interface NoticeProps {
  /** Use `warning` if the visitor must act before a deadline, and `danger` for failures. */
  readonly tone?: NoticeTone | undefined;
  readonly title?: string | undefined;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  /** Whether screen readers announce the notice: failures immediately, others politely. Use it for action results. */
  readonly announce?: boolean | undefined;
  /** Pass a ref if the notice receives focus. */
  readonly ref?: Ref<HTMLDivElement> | undefined;
  readonly dismiss?: { readonly label: string; readonly onDismiss: () => void } | undefined;
}

const icons: Record<NoticeTone, LucideIcon> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleX,
};

export function Notice(props: NoticeProps) {
  const { tone = 'info', title, children, action, announce = false, ref, dismiss } = props;
  const urgency = tone === 'danger' ? 'assertive' : 'polite';
  const body = useAnnouncement<HTMLDivElement>(announce ? urgency : undefined);

  return (
    <div className={`k-notice k-notice--${tone}`} ref={ref} tabIndex={ref ? -1 : undefined}>
      <Icon icon={icons[tone]} />
      <div className="k-notice__body" ref={body}>
        {title !== undefined && <p className="k-notice__title">{title}</p>}
        {children !== undefined && <div>{children}</div>}
        {action !== undefined && <div className="k-notice__action">{action}</div>}
      </div>
      {dismiss && <IconButton icon={X} label={dismiss.label} onClick={dismiss.onDismiss} />}
    </div>
  );
}
