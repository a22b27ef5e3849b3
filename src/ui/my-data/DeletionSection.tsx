import { useEffect, useRef } from 'react';
import { observer } from 'mobx-react-lite';
import { FailureNotice } from '../content/FailureNotice';
import { useFailureText } from '../content/useFailureText';
import { Translations } from '../content/Translations';
import { useTexts } from '../content/useTexts';
import { Button } from '../kit/actions/Button';
import { Notice } from '../kit/feedback/Notice';
import { Spinner } from '../kit/feedback/Spinner';
import { keepTogether } from '../kit/foundation/keepTogether';
import { LazyCurrentPasswordDialog } from '../security/LazyCurrentPasswordDialog';
import { SecuritySection } from '../security/SecuritySection';
import { usePagePresenter, usePresenter } from '../usePresenter';
import { MyDataPresenter } from './MyDataPresenter';

const consequences = ['deleted', 'kept', 'contracts'] as const;

export const DeletionSection = observer(function DeletionSection() {
  const data = usePagePresenter(MyDataPresenter);
  const t = useTexts('myData');
  const failureText = useFailureText();
  const outcome = useRef<HTMLDivElement>(null);
  const { deletion, wasRequested, currentPassword } = data;
  const { state, problem, wasRetained } = deletion;
  const isShown = !currentPassword.isOpen && (wasRequested || wasRetained);

  // Moves the focus, because the clicked button is gone.
  useEffect(() => {
    if (isShown) outcome.current?.focus();
  }, [isShown, wasRetained]);

  return (
    <SecuritySection title={t('delete.title')} text={t('delete.text')}>
      <div className="my-data__outcome" ref={outcome} tabIndex={-1}>
        {state.kind === 'unknown' && !problem && <Spinner />}
        {problem && (
          <Notice
            tone="danger"
            title={t('delete.unknown')}
            action={<Button onClick={() => void deletion.refresh()}>{t('retry')}</Button>}
            announce
          >
            {failureText(problem)}
          </Notice>
        )}
        {state.kind === 'pending' && <Pending />}
        {state.kind === 'none' && wasRetained && (
          <Notice tone="success" title={t('kept.title')} announce>
            {t('kept.text')}
          </Notice>
        )}
      </div>
      {state.kind === 'none' && (
        <>
          <dl className="my-data__consequences">
            {consequences.map((consequence) => (
              <div key={consequence}>
                <dt>{t(`delete.${consequence}.title`)}</dt>
                <dd>{keepTogether(t(`delete.${consequence}.text`))}</dd>
              </div>
            ))}
          </dl>
          <div>
            <Button variant="danger" onClick={data.askForDeletion}>
              {t('delete.submit')}
            </Button>
          </div>
        </>
      )}
      <LazyCurrentPasswordDialog password={currentPassword} email={data.email} reason={t('delete.reason')} />
    </SecuritySection>
  );
});

const Pending = observer(function Pending() {
  const { deletion, keep } = usePagePresenter(MyDataPresenter);
  const translations = usePresenter(Translations);
  const t = useTexts('myData');
  const failureText = useFailureText();
  const { state, isKeeping, keepProblem } = deletion;
  if (state.kind !== 'pending') return null;

  return (
    <>
      <Notice
        tone="warning"
        title={t('pending.title', { date: translations.dateTime(state.deletion.dueAt) })}
        action={
          <Button
            variant="primary"
            busy={isKeeping}
            busyLabel={t('keep.sending')}
            onClick={() => void keep()}
          >
            {t('keep.submit')}
          </Button>
        }
        announce
      >
        {t('pending.text')}
      </Notice>
      {keepProblem && (
        <FailureNotice problem={keepProblem} title={t('keep.failed')}>
          {failureText(keepProblem)}
        </FailureNotice>
      )}
    </>
  );
});
