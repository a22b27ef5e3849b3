import { useTexts } from '../../content/useTexts';
import { Button } from '../../kit/actions/Button';
import { ButtonAnchor } from '../../kit/actions/ButtonAnchor';
import { Dialog } from '../../kit/overlays/Dialog';
import type { Question } from './LeavingPresenter';
import './Leaving.scss';

interface LeavingDialogProps {
  readonly question: Question;
  readonly onStay: () => void;
}

export const LeavingDialog = ({ question, onStay }: LeavingDialogProps) => {
  const t = useTexts('leaving');
  return (
    <Dialog
      open
      onClose={onStay}
      title={t('popup.title')}
      description={t('popup.text')}
      closeLabel={t('popup.close')}
      actions={
        <>
          <Button onClick={onStay}>{t('stay')}</Button>
          <ButtonAnchor
            variant="primary"
            href={question.href}
            rel="noopener noreferrer"
            {...(question.opensBeside && { target: '_blank' })}
            // Closes the popup, because the browser may restore this page from the back/forward cache.
            onClick={onStay}
          >
            {t('go')}
          </ButtonAnchor>
        </>
      }
    >
      <p className="leaving-host">
        {t('host')} <span className="k-data">{question.host}</span>
      </p>
    </Dialog>
  );
};
