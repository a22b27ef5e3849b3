import { observer } from 'mobx-react-lite';
import type { OptionalCategory } from '#domain/consent/ConsentChoices';
import { useTexts } from '../content/useTexts';
import { Notice } from '../kit/feedback/Notice';
import { usePresenter } from '../usePresenter';
import { ConsentPresenter } from './ConsentPresenter';
import './Consent.scss';

export const ConsentSaved = observer(function ConsentSaved({
  withdrawn,
}: {
  readonly withdrawn: readonly OptionalCategory[];
}) {
  const { close } = usePresenter(ConsentPresenter);
  const t = useTexts('consent');
  const shell = useTexts('app');
  const categories = withdrawn.map((category) => t(`category.${category}.name`)).join(', ');
  const dismiss = { label: shell('dismiss'), onDismiss: close };

  return (
    <section className="consent-saved k-no-print" aria-label={t('banner.label')}>
      {withdrawn.length === 0 ? (
        <Notice tone="success" title={t('saved')} announce dismiss={dismiss} />
      ) : (
        <Notice tone="success" title={t('withdrawn.title')} announce dismiss={dismiss}>
          {t('withdrawn.text', { count: withdrawn.length, categories })}
        </Notice>
      )}
    </section>
  );
});
