import { observer } from 'mobx-react-lite';
import type { PageModule } from '../app/Pages';
import { useTexts } from '../content/useTexts';
import { useFailureText } from '../content/useFailureText';
import { Notice } from '../kit/feedback/Notice';
import { SkeletonRows } from '../kit/feedback/SkeletonRows';
import { PageHead } from '../kit/layout/PageHead';
import { Stack } from '../kit/layout/Stack';
import { Loaded } from '../loading/Loaded';
import { usePagePresenter } from '../usePresenter';
import { EmailPreferencesForm } from './EmailPreferencesForm';
import { EmailPreferencesPresenter } from './EmailPreferencesPresenter';
import './EmailPreferences.scss';

export const EmailPreferencesView = observer(function EmailPreferencesView() {
  const page = usePagePresenter(EmailPreferencesPresenter);
  const t = useTexts('mailingPreferences');

  return (
    <Stack gap={4}>
      <PageHead title={t('title')} intro={t('intro')} />
      <Preferences page={page} />
      <p className="email-preferences__note">{t('contractEmails')}</p>
    </Stack>
  );
});

const Preferences = observer(function Preferences({ page }: { readonly page: EmailPreferencesPresenter }) {
  const t = useTexts('mailingPreferences');
  const failureText = useFailureText('mailingPreferences', 'failure');

  return (
    <Loaded
      of={page.saved}
      placeholder={<SkeletonRows label={t('loading')} count={3} height={9} />}
      title={t('loadFailed')}
      failureText={failureText}
      retryLabel={t('retry')}
    >
      {() =>
        page.chosen.length === 0 ? (
          <Notice title={t('none.title')}>{t('none.text')}</Notice>
        ) : (
          <EmailPreferencesForm page={page} preferences={page.chosen} />
        )
      }
    </Loaded>
  );
});

const page: PageModule = {
  View: EmailPreferencesView,
  Presenter: EmailPreferencesPresenter,
  texts: ['mailingPreferences'],
};

export const pages = { preferences: page };
