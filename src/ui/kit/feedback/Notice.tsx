import type { ReactNode, Ref } from 'react';
import { CircleCheck, CircleX, Info, TriangleAlert, X, type LucideIcon } from 'lucide-react';
import { Icon } from '../media/Icon';
import { IconButton } from '../actions/IconButton';
import { classNames } from '../foundation/classNames';
import { useAnnouncement } from './useAnnouncement';
import './Notice.scss';

export type NoticeTone = 'info' | 'success' | 'warning' | 'danger';

interface NoticeProps {
  /** Use `warning` if the visitor must act before a deadline, and `danger` for failures. */
  readonly tone?: NoticeTone | undefined;
  /** Whether the notice is one line, as above a page. On phones, it then shows only its title and action. */
  readonly slim?: boolean | undefined;
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
  const { tone = 'info', slim = false, title, children, action, announce = false, ref, dismiss } = props;
  const urgency = tone === 'danger' ? 'assertive' : 'polite';
  const body = useAnnouncement<HTMLDivElement>(announce ? urgency : undefined);

  return (
    <div
      className={classNames('k-notice', `k-notice--${tone}`, slim && 'k-notice--slim')}
      ref={ref}
      tabIndex={ref ? -1 : undefined}
    >
      <Icon icon={icons[tone]} />
      <div className="k-notice__body" ref={body}>
        {title !== undefined && <p className="k-notice__title">{title}</p>}
        {children !== undefined && <div className="k-notice__text">{children}</div>}
        {action !== undefined && <div className="k-notice__action">{action}</div>}
      </div>
      {dismiss && <IconButton icon={X} label={dismiss.label} onClick={dismiss.onDismiss} />}
    </div>
  );
}
