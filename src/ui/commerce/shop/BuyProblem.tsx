import { errorNamespace } from '#application/content/LoadTexts';
import { useTexts } from '../../content/useTexts';
import { Button } from '../../kit/actions/Button';
import { Notice } from '../../kit/feedback/Notice';

interface BuyProblemProps {
  /** Text from the content; if empty, the general text of the error catalog is shown. */
  readonly text: string;
  readonly onRetry: () => void;
}

export const BuyProblem = ({ text, onRetry }: BuyProblemProps) => {
  const t = useTexts('shop');
  const error = useTexts(errorNamespace);
  return (
    <Notice tone="danger" announce action={<Button onClick={onRetry}>{t('plans.retry')}</Button>}>
      {text || error('0')}
    </Notice>
  );
};
