import { useContext, useRef, type ReactNode } from 'react';
import { X } from 'lucide-react';
import * as RadixDialog from 'radix-ui/dialog';
import { classNames } from '../foundation/classNames';
import { IconButton } from '../actions/IconButton';
import { VisuallyHidden } from '../foundation/VisuallyHidden';
import { LastUsedElementContext } from './lastUsedElement';
import { isComposing } from '../fields/isComposing';
import './Dialog.scss';

type DialogProps = DialogContent & (Closable | Locked);

interface Closable {
  readonly locked?: false;
  /** Called on Escape, on a click on the close button and on a click outside the dialog. */
  readonly onClose: () => void;
  readonly closeLabel: string;
}

/** A dialog that can be closed only through its actions. */
interface Locked {
  readonly locked: true;
}

interface DialogContent {
  readonly open: boolean;
  readonly title: string;
  readonly description?: string | undefined;
  readonly children?: ReactNode;
  /** Buttons, aligned to the right. Place the safe action first. */
  readonly actions?: ReactNode;
  readonly size?: 'medium' | 'wide' | undefined;
  /** Removes the padding of the content and shows the title only to screen readers. */
  readonly flush?: boolean | undefined;
  /** Whether the content of a flush dialog has a heading, so that the title is not rendered as one. */
  readonly hasHeading?: boolean | undefined;
  /** Selector for the focus target if the opener is gone on close. The first visible match is focused. */
  readonly fallbackFocusSelector?: string | undefined;
  /** Selector for the element to focus instead of the opener when the dialog closes, if there is a match. */
  readonly returnFocusSelector?: string | undefined;
}

/** Import it with `React.lazy` unless it is initially open, so that Radix does not delay content above the fold. */
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
    fallbackFocusSelector = 'main',
  } = props;
  const lastUsed = useContext(LastUsedElementContext);
  const opener = useRef<HTMLElement | null>(null);
  const rememberOpener = ({ target }: Event) => {
    const { activeElement } = (target as Element).ownerDocument;
    opener.current = lastUsed?.current ?? (activeElement as HTMLElement | null);
  };
  // Radix returns focus only to its trigger. Our dialogs have no trigger, because presenters open them.
  const returnToOpener = (event: Event) => {
    event.preventDefault();
    const page = (event.target as Element).ownerDocument;
    const matches = (selector: string | undefined) =>
      selector === undefined ? [] : [...page.querySelectorAll<HTMLElement>(selector)];
    const targets = [
      ...matches(props.returnFocusSelector),
      ...(opener.current ? [opener.current] : []),
      // The opener may be gone or hidden, for example the login link after the login.
      ...matches(fallbackFocusSelector),
    ];
    for (const target of targets) {
      target.focus({ preventScroll: target.matches('main') });
      if (page.activeElement !== page.body) return;
    }
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
            onEscapeKeyDown={(event) => isComposing(event) && event.preventDefault()}
            onOpenAutoFocus={rememberOpener}
            onCloseAutoFocus={returnToOpener}
            {...(description === undefined ? { 'aria-describedby': undefined } : {})}
          >
            {flush ? (
              <VisuallyHidden as="div">
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
