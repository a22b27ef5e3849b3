import { useState } from 'react';
import { useTexts } from '../../content/useTexts';
import { Button } from '../actions/Button';
import { Notice } from '../feedback/Notice';
import { Section } from './Section';

export function NoticeSpecimens() {
  const t = useTexts('kit');
  const shell = useTexts('app');
  const [dismissed, setDismissed] = useState(false);

  return (
    <Section id="notices" title={t('section.notices')}>
      <div className="kit-page__stretch">
        <Notice>{t('notices.information')}</Notice>
        <Notice tone="success" title={shell('notice.success')}>
          {t('notices.success')}
        </Notice>
        {!dismissed && (
          <Notice
            tone="warning"
            action={<Button>{t('buttons.secondary')}</Button>}
            dismiss={{ label: shell('dismiss'), onDismiss: () => setDismissed(true) }}
          >
            {t('notices.warning')}
          </Notice>
        )}
        <Notice tone="danger" title={shell('notice.failure')}>
          {t('notices.failure')}
        </Notice>
      </div>
    </Section>
  );
}
