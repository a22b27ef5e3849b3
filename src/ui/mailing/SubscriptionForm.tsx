import { useEffect, useRef, type FormEvent } from 'react';
import { observer } from 'mobx-react-lite';
import { CircleCheck } from 'lucide-react';
import { isEmailProblem } from '../forms/isEmailProblem';
import { ScriptNotice } from '../forms/ScriptNotice';
import { Button } from '../kit/actions/Button';
import { announce } from '../kit/feedback/announce';
import { EmailField } from '../forms/EmailField';
import { Icon } from '../kit/media/Icon';
import { useFirstInvalidFocus } from '../kit/fields/useFirstInvalidFocus';
import type { SignUpProblem } from '#application/mailing/SignUpForEmails';
import type { Form } from '../forms/Form';
import type { Submission } from '../forms/Submission';
import { useSignUpProblemText } from './useSignUpProblemText';
import './Newsletter.scss';

interface SubscriptionFormProps {
  readonly subscription: {
    readonly form: Form<{ email: string }>;
    readonly sending: Submission<void, SignUpProblem>;
    change(typed: string): void;
    submit(): Promise<void>;
  };
  readonly texts: {
    readonly label: string;
    readonly hint: string;
    readonly submit: string;
    readonly submitting: string;
    readonly done: string;
  };
}

/** A form that asks for an email address to which a confirmation link is sent. */
export const SubscriptionForm = observer(function SubscriptionForm({
  subscription,
  texts,
}: SubscriptionFormProps) {
  const problemText = useSignUpProblemText();
  const form = useRef<HTMLFormElement>(null);
  const outcome = useRef<HTMLParagraphElement>(null);
  const { state, isSending, isDone, problem } = subscription.sending;

  // Only for email problems: for other failures, the user may have moved focus elsewhere by then.
  useFirstInvalidFocus(form, isEmailProblem(problem) ? state : undefined);
  const failure = problem && !isEmailProblem(problem) ? problemText(problem) : undefined;
  useEffect(
    () =>
      failure !== undefined && form.current
        ? announce(form.current.ownerDocument, failure, 'assertive')
        : undefined,
    [failure],
  );

  // Scrolls to the outcome, because the consent bar may cover it.
  useEffect(() => {
    if (isDone) outcome.current?.scrollIntoView({ block: 'nearest' });
  }, [isDone]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void subscription.submit();
  };

  return (
    <form className="newsletter-form" ref={form} method="post" noValidate onSubmit={submit}>
      <ScriptNotice />
      <EmailField
        label={texts.label}
        hint={texts.hint}
        name="email"
        autoComplete="email"
        required
        readOnly={isSending}
        value={subscription.form.values.email}
        error={problem && problemText(problem)}
        onChange={subscription.change}
      />
      <Button type="submit" variant="primary" busy={isSending} busyLabel={texts.submitting}>
        {texts.submit}
      </Button>
      <p className="newsletter-form__done" role="status" ref={outcome}>
        {isDone && (
          <>
            <Icon icon={CircleCheck} size={18} />
            <span>{texts.done}</span>
          </>
        )}
      </p>
    </form>
  );
});
