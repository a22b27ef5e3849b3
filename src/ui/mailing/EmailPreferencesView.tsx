import { observer } from 'mobx-react-lite';
import { useTexts } from '../content/useTexts';
import { useFailureText } from '../content/useFailureText';
import { Button } from '../kit/actions/Button';
import { Notice } from '../kit/feedback/Notice';
import { Skeleton } from '../kit/feedback/Skeleton';
import { VisuallyHidden } from '../kit/foundation/VisuallyHidden';
import { Heading } from '../kit/layout/Heading';
import { usePagePresenter } from '../usePresenter';
import { EmailPreferencesForm } from './EmailPreferencesForm';
import { EmailPreferencesPresenter } from './EmailPreferencesPresenter';
import './EmailPreferences.scss';

export const EmailPreferencesView = observer(function EmailPreferencesView() {
  const page = usePagePresenter(EmailPreferencesPresenter);
  const t = useTexts('mailingPreferences');

  return (
    <div className="email-preferences">
      <header className="email-preferences__head">
        <Heading level={1}>{t('title')}</Heading>
        <p className="email-preferences__intro">{t('intro')}</p>
      </header>
      <Preferences page={page} />
      <p className="email-preferences__note">{t('contractEmails')}</p>
    </div>
  );
});

const Preferences = observer(function Preferences({ page }: { readonly page: EmailPreferencesPresenter }) {
  const t = useTexts('mailingPreferences');
  const failureText = useFailureText('mailingPreferences', 'failure');
  const { state } = page;

  if (state.kind === 'loading') return <LoadingPreferences label={t('loading')} />;
  if (state.kind === 'failed') {
    return (
      <Notice
        tone="danger"
        title={t('loadFailed')}
        action={<Button onClick={() => void page.load()}>{t('retry')}</Button>}
        announce
      >
        {failureText(state.failure)}
      </Notice>
    );
  }
  if (state.preferences.length === 0) return <Notice title={t('none.title')}>{t('none.text')}</Notice>;
  return <EmailPreferencesForm page={page} preferences={state.preferences} />;
});

const LoadingPreferences = ({ label }: { readonly label: string }) => (
  <div className="email-preferences__loading" aria-busy="true">
    <VisuallyHidden>{label}</VisuallyHidden>
    <Skeleton />
    <Skeleton />
    <Skeleton />
  </div>
);
