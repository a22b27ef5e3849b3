import { observer } from 'mobx-react-lite';
import { useTexts } from '../content/useTexts';
import { ButtonLink } from '../kit/actions/ButtonLink';
import { NavigationPresenter } from '../navigation/NavigationPresenter';
import { usePresenter } from '../usePresenter';
import { DownloadPanel, type DownloadPageContent } from './DownloadPanel';
import { DownloadPage } from './DownloadPage';

/**
 * Public server downloads (DL-01). The page is the same for everyone and rendered on the server. For the myDU download,
 * it refers to the account.
 */
export const PublicServerDownloadView = observer(function PublicServerDownloadView({
  content,
}: {
  readonly content: DownloadPageContent;
}) {
  const { pathOf } = usePresenter(NavigationPresenter);
  const t = useTexts('downloads');
  const toAccount = (
    <div>
      <ButtonLink to={pathOf('accountDownloadServer')}>{t('inAccount')}</ButtonLink>
    </div>
  );

  return (
    <div className="downloads-page">
      <DownloadPage page="downloadServer" content={content}>
        {content.files
          .filter(({ kind }) => kind !== 'client')
          .map((file) => (
            <DownloadPanel
              key={file.title}
              content={file}
              action={file.kind === 'myDU' ? toAccount : undefined}
            />
          ))}
      </DownloadPage>
    </div>
  );
});
