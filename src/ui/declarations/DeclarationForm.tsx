import { useRef, type FormEvent, type ReactNode } from 'react';
import { plainAttribute, prefilledAttribute } from '../../handover/protocol';
import { useTexts } from '../content/useTexts';
import { SubmitButton } from '../kit/actions/SubmitButton';
import { useFirstInvalidFocus } from '../kit/fields/useFirstInvalidFocus';

interface DeclarationFormProps {
  /** Changes with each rejection. */
  readonly refusals: number;
  readonly onReview: () => void;
  /** Form fields. */
  readonly children: ReactNode;
}

const attributes = { [plainAttribute]: '', [prefilledAttribute]: '' };

/** Form of a declaration. A browser without JavaScript submits it to the web server. */
export const DeclarationForm = ({ refusals, onReview, children }: DeclarationFormProps) => {
  const t = useTexts('declarations');
  const element = useRef<HTMLFormElement>(null);
  useFirstInvalidFocus(element, refusals);

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
