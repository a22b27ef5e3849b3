import { useRef, type ReactNode } from 'react';
import { X } from 'lucide-react';
import * as RadixDialog from 'radix-ui/dialog';
import { classNames } from '../foundation/classNames';
import { IconButton } from '../actions/IconButton';
import { VisuallyHidden } from '../foundation/VisuallyHidden';
import './Dialog.scss';

type DialogProps = DialogContent & (Closable | Locked);

interface Closable {
  readonly locked?: false;
  /** Escape, the close button or a click outside. */
  readonly onClose: () => void;
  readonly closeLabel: string;
}

/** Can only be closed by its own actions. */
interface Locked {
  readonly locked: true;
}

interface DialogContent {
  readonly open: boolean;
  readonly title: string;
  readonly description?: string | undefined;
  readonly children?: ReactNode;
  /** The safe action first: the layout starts at the right. */
  readonly actions?: ReactNode;
  readonly size?: 'medium' | 'wide' | undefined;
  /** The content has no padding; the title is only for screen readers. */
  readonly flush?: boolean | undefined;
  /** The content of a flush dialog has a heading of its own: the title is none. */
  readonly hasHeading?: boolean | undefined;
  /** A selector of what gets the focus when the opener is gone by then: the first that is visible. */
  readonly focusAfter?: string | undefined;
  /** A selector of what gets the focus instead of the opener when it is closed, if there is such an element. */
  readonly focusInstead?: string | undefined;
}

/** Import it by `React.lazy` unless it is open at first: Radix must not load with the first view. */
export function Dialog(props: DialogProps) {
  const {
    open,
    title,
    description,
    children,
    actions,
    size = 'medium',
    flush = false,
    hasHeading = false,
  } = props;
  const opener = useRef<HTMLElement | null>(null);
  const rememberOpener = ({ target }: Event) => {
    opener.current = (target as HTMLElement).ownerDocument.activeElement as HTMLElement | null;
  };
  // Radix returns the focus only to its own trigger; presenters open our dialogs, so there is none.
  const returnToOpener = (event: Event) => {
    event.preventDefault();
    const instead =
      props.focusInstead === undefined
        ? undefined
        : opener.current?.ownerDocument.querySelector<HTMLElement>(props.focusInstead);
    if (instead) return instead.focus();
    opener.current?.focus();
    const page = opener.current?.ownerDocument;
    if (props.focusAfter === undefined || page?.activeElement !== page?.body) return;
    // The opener is gone or hidden, as the login link is after the login.
    const others = [...(page?.querySelectorAll<HTMLElement>(props.focusAfter) ?? [])];
    others.find((other) => other.checkVisibility())?.focus();
  };
  const describing = description !== undefined && (
    <RadixDialog.Description className="k-dialog__description">{description}</RadixDialog.Description>
  );

  return (
    <RadixDialog.Root open={open} onOpenChange={(next) => !next && !props.locked && props.onClose()}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="k-dialog__overlay">
          <RadixDialog.Content
            className={classNames(
              'k-dialog',
              size === 'wide' && 'k-dialog--wide',
              flush && 'k-dialog--flush',
            )}
            onOpenAutoFocus={rememberOpener}
            onCloseAutoFocus={returnToOpener}
            {...(description === undefined ? { 'aria-describedby': undefined } : {})}
          >
            {flush ? (
              <VisuallyHidden>
                <RadixDialog.Title asChild={hasHeading}>
                  {hasHeading ? <span>{title}</span> : title}
                </RadixDialog.Title>
                {describing}
              </VisuallyHidden>
            ) : (
              <div className="k-dialog__head">
                <RadixDialog.Title className="k-dialog__title">{title}</RadixDialog.Title>
                {describing}
              </div>
            )}
            {children}
            {actions !== undefined && <div className="k-dialog__actions">{actions}</div>}
            {!props.locked && (
              <div className="k-dialog__close">
                <IconButton icon={X} label={props.closeLabel} onClick={props.onClose} />
              </div>
            )}
          </RadixDialog.Content>
        </RadixDialog.Overlay>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
