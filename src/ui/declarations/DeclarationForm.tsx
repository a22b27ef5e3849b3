import { useRef, type FormEvent, type ReactNode } from 'react';
import { noScriptFormAttribute, prefillableAttribute } from '#hydration/protocol';
import { useTexts } from '../content/useTexts';
import { SubmitButton } from '../kit/actions/SubmitButton';
import { useFirstInvalidFocus } from '../kit/fields/useFirstInvalidFocus';

interface DeclarationFormProps {
  /** Number of rejections so far. A change moves focus to the first invalid field. */
  readonly refusalCount: number;
  readonly onReview: () => void;
  /** Form fields. */
  readonly children: ReactNode;
}

const attributes = { [noScriptFormAttribute]: '', [prefillableAttribute]: '' };

/** Form for writing a declaration. Without JavaScript, the browser submits it to the web server. */
export const DeclarationForm = ({ refusalCount, onReview, children }: DeclarationFormProps) => {
  const t = useTexts('declarations');
  const element = useRef<HTMLFormElement>(null);
  useFirstInvalidFocus(element, refusalCount);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    onReview();
  };

  return (
    <form
      className="declaration__form"
      ref={element}
      method="post"
      noValidate
      onSubmit={submit}
      {...attributes}
    >
      {children}
      <SubmitButton name="step" value="review">
        {t('review')}
      </SubmitButton>
    </form>
  );
};
