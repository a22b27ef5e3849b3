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
  /** Escape, the close button or a click beside the dialog. */
  readonly onClose: () => void;
  readonly closeLabel: string;
}

/** Only what stands in the dialog ends it. */
interface Locked {
  readonly locked: true;
}

interface DialogContent {
  readonly open: boolean;
  readonly title: string;
  readonly description?: string | undefined;
  readonly children?: ReactNode;
  /** Buttons, the safe one first: they are laid out from the right. */
  readonly actions?: ReactNode;
  readonly size?: 'medium' | 'wide' | undefined;
  /** The content brings its own heading and runs to the edges; the title is then read out, not shown. */
  readonly flush?: boolean | undefined;
}

/** Import it by `React.lazy` unless the page opens with it: Radix is not part of a first view. */
export function Dialog(props: DialogProps) {
  const { open, title, description, children, actions, size = 'medium', flush = false } = props;
  const opener = useRef<HTMLElement | null>(null);
  const rememberOpener = ({ target }: Event) => {
    opener.current = (target as HTMLElement).ownerDocument.activeElement as HTMLElement | null;
  };
  // Radix gives the keyboard back to its own trigger only; our dialogs are opened by presenters and have none.
  const returnToOpener = (event: Event) => {
    event.preventDefault();
    opener.current?.focus();
  };
  const head = (
    <>
      <RadixDialog.Title className="k-dialog__title">{title}</RadixDialog.Title>
      {description !== undefined && (
        <RadixDialog.Description className="k-dialog__description">{description}</RadixDialog.Description>
      )}
    </>
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
            {flush ? <VisuallyHidden>{head}</VisuallyHidden> : <div className="k-dialog__head">{head}</div>}
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
