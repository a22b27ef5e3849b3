import { errorNamespace } from '../../../application/content/LoadTexts';
import { useTexts } from '../../content/useTexts';
import { Button } from '../../kit/actions/Button';
import { Notice } from '../../kit/feedback/Notice';

interface BuyProblemProps {
  /** As the content words it; what the error catalogue says of any error, where it is empty. */
  readonly text: string;
  readonly onRetry: () => void;
}

/** What did not come, and a way to ask for it once more (BU-07). */
export const BuyProblem = ({ text, onRetry }: BuyProblemProps) => {
  const t = useTexts('buy');
  const error = useTexts(errorNamespace);
  return (
    <Notice tone="danger" announce action={<Button onClick={onRetry}>{t('plans.retry')}</Button>}>
      {text || error('0')}
    </Notice>
  );
};
