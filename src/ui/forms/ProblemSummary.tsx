import { isUsingStaticRendering } from 'mobx-react-lite';
import { useStepTitle } from '../app/useStepTitle';
import { useTexts } from '../content/useTexts';
import { Notice } from '../kit/feedback/Notice';

interface ProblemSummaryProps {
  /** Texts of the problems, in the order of the fields. */
  readonly problems: readonly (string | undefined)[];
}

/**
 * Lists the validation errors of a form that was posted without JavaScript. The document title mentions the errors too,
 * because no script moves focus to the first invalid field.
 */
export const ProblemSummary = ({ problems }: ProblemSummaryProps) => {
  const t = useTexts('app');
  const texts = problems.filter((problem) => problem !== undefined);
  const isShown = isUsingStaticRendering() && texts.length > 0;
  const title = t('form.problems');
  useStepTitle(isShown ? title : undefined);

  return (
    isShown && (
      <Notice tone="danger" title={title}>
        <ul>
          {texts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </Notice>
    )
  );
};
