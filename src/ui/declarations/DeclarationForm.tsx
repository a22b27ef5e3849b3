import type { ReactNode } from 'react';
import type { CancellationProblem } from '#domain/declarations/declarationProblems';
import { noScriptFormAttribute, prefillableAttribute } from '#hydration/protocol';
import { useTexts } from '../content/useTexts';
import { ProblemSummary } from '../forms/ProblemSummary';
import { SubmitForm } from '../forms/SubmitForm';
import { SubmitButton } from '../kit/actions/SubmitButton';

interface DeclarationFormProps {
  /** Number of rejections so far. A change moves focus to the first invalid field. */
  readonly refusalCount: number;
  readonly problems: Readonly<Partial<Record<string, CancellationProblem>>>;
  readonly onReview: () => void;
  /** Form fields. */
  readonly children: ReactNode;
}

const attributes = { [noScriptFormAttribute]: '', [prefillableAttribute]: '' };

/** Form for writing a declaration. Without JavaScript, the browser submits it to the web server. */
export const DeclarationForm = ({ refusalCount, problems, onReview, children }: DeclarationFormProps) => {
  const t = useTexts('declarations');

  return (
    <SubmitForm className="declaration__form" outcome={refusalCount} onSubmit={onReview} {...attributes}>
      <ProblemSummary
        problems={Object.values(problems).map((problem) => problem && t(`problem.${problem}`))}
      />
      {children}
      <SubmitButton name="step" value="review">
        {t('review')}
      </SubmitButton>
    </SubmitForm>
  );
};
