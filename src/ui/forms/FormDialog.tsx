import { useId, useRef, type FormEvent, type ReactNode } from 'react';
import { Button } from '../kit/actions/Button';
import { Notice } from '../kit/feedback/Notice';
import { useFirstInvalidFocus } from '../kit/fields/useFirstInvalidFocus';
import { Dialog } from '../kit/overlays/Dialog';
import './FormDialog.scss';

interface FormDialogProps {
  readonly title: string;
  readonly description: string;
  readonly confirmText: string;
  readonly confirmingText: string;
  readonly cancelText: string;
  /** Email of the account, which password managers use to find the password. */
  readonly email: string;
  readonly isSending: boolean;
  /** Whether the confirm button is shown as busy. Defaults to `isSending`. */
  readonly isConfirming?: boolean;
  readonly failure: string | undefined;
  /** Changes with each rejection, which moves focus to the first invalid field. */
  readonly refusalCount: unknown;
  /** Selector for the element that shows the outcome, as in `Dialog`. It is focused when the dialog closes. */
  readonly returnFocusSelector?: string | undefined;
  readonly onConfirm: () => Promise<void>;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** A dialog with a small form that asks the player for a secret. */
export function FormDialog(props: FormDialogProps) {
  const { title, description, email, isSending, isConfirming = isSending, failure, refusalCount } = props;
  const form = useRef<HTMLFormElement>(null);
  const formId = useId();
  useFirstInvalidFocus(form, refusalCount);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React bubbles the event to the form of the page that opened the dialog.
    event.stopPropagation();
    void props.onConfirm();
  };

  return (
    <Dialog
      open
      onClose={props.onCancel}
      title={title}
      description={description}
      closeLabel={props.cancelText}
      returnFocusSelector={props.returnFocusSelector}
      actions={
        <>
          <Button blocked={isSending} onClick={props.onCancel}>
            {props.cancelText}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            busy={isConfirming}
            blocked={isSending}
            busyLabel={props.confirmingText}
          >
            {props.confirmText}
          </Button>
        </>
      }
    >
      <form className="form-dialog" id={formId} ref={form} method="post" noValidate onSubmit={submit}>
        {failure !== undefined && (
          <Notice tone="danger" announce>
            {failure}
          </Notice>
        )}
        <input hidden type="text" name="username" autoComplete="username" value={email} readOnly />
        {props.children}
      </form>
    </Dialog>
  );
}
