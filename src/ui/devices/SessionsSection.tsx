import { useEffect, useRef } from 'react';
import { observer } from 'mobx-react-lite';
import { useFailureText } from '../content/useFailureText';
import { useTexts } from '../content/useTexts';
import { Button } from '../kit/actions/Button';
import { Notice } from '../kit/feedback/Notice';
import { Heading } from '../kit/layout/Heading';
import { Panel } from '../kit/layout/Panel';
import { usePresenter } from '../usePresenter';
import { SessionList } from './SessionList';
import { SessionsPresenter } from './SessionsPresenter';
import './Devices.scss';

/** Its texts are in the namespace `devices`. */
export const SessionsSection = observer(function SessionsSection() {
  const devices = usePresenter(SessionsPresenter);
  const t = useTexts('devices');
  const failureText = useFailureText('devices', 'failure');
  const heading = useRef<HTMLHeadingElement>(null);
  const { ended, problem } = devices;

  // The button that was pressed is gone with its device.
  useEffect(() => {
    if (ended) heading.current?.focus();
  }, [ended]);

  return (
    <Panel aria-labelledby="devices-title">
      <div className="devices">
        <div className="devices__head">
          <Heading level={2} size={3} id="devices-title" ref={heading} tabIndex={-1}>
            {t('title')}
          </Heading>
          <p className="devices__intro">{t('intro')}</p>
        </div>
        {ended && (
          <Notice tone="success" dismiss={{ label: t('dismiss'), onDismiss: devices.dismiss }} announce>
            {t(ended === 'one' ? 'done.one' : 'done.others')}
          </Notice>
        )}
        {problem && (
          <Notice
            tone="danger"
            title={t('problem.title')}
            dismiss={{ label: t('dismiss'), onDismiss: devices.dismiss }}
            announce
          >
            {failureText(problem)}
          </Notice>
        )}
        <SessionList devices={devices} />
        {devices.hasOthers && (
          <div className="devices__all">
            <Button
              blocked={devices.isEnding}
              busy={devices.isEndingOf('others')}
              busyLabel={t('loggingOut')}
              onClick={() => void devices.end('others')}
            >
              {t('logOutOthers')}
            </Button>
          </div>
        )}
      </div>
    </Panel>
  );
});
