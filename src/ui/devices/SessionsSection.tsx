import { useEffect, useRef } from 'react';
import { observer } from 'mobx-react-lite';
import { FailureNotice } from '../content/FailureNotice';
import { useFailureText } from '../content/useFailureText';
import { useTexts } from '../content/useTexts';
import { Button } from '../kit/actions/Button';
import { Notice } from '../kit/feedback/Notice';
import { SecuritySection } from '../security/SecuritySection';
import { usePresenter } from '../usePresenter';
import { SessionList } from './SessionList';
import { SessionsPresenter } from './SessionsPresenter';
import './Devices.scss';

/** Section with the player's devices. Uses the `devices` text namespace. */
export const SessionsSection = observer(function SessionsSection() {
  const devices = usePresenter(SessionsPresenter);
  const t = useTexts('devices');
  const failureText = useFailureText();
  const list = useRef<HTMLDivElement>(null);
  const { lastEnded, problem } = devices;

  // When a session is ended, its row is removed along with the button that has focus.
  useEffect(() => {
    if (lastEnded) list.current?.focus();
  }, [lastEnded]);

  if (!devices.isOffered) return null;
  return (
    <SecuritySection title={t('title')} text={t('intro')}>
      {lastEnded && (
        <Notice tone="success" dismiss={{ label: t('dismiss'), onDismiss: devices.dismiss }} announce>
          {t(lastEnded === 'one' ? 'done.one' : 'done.others')}
        </Notice>
      )}
      {problem && (
        <FailureNotice
          problem={problem}
          title={t('problem.title')}
          dismiss={{ label: t('dismiss'), onDismiss: devices.dismiss }}
        >
          {failureText(problem)}
        </FailureNotice>
      )}
      <div ref={list} tabIndex={-1} role="group" aria-label={t('title')}>
        <SessionList devices={devices} />
      </div>
      {devices.hasOthers && (
        <div className="devices__all">
          <Button
            blocked={devices.isEnding}
            busy={devices.isEndingTarget('others')}
            busyLabel={t('loggingOut')}
            onClick={() => void devices.end('others')}
          >
            {t('logOutOthers')}
          </Button>
        </div>
      )}
    </SecuritySection>
  );
});
