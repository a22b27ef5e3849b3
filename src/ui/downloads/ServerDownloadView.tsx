import { observer } from 'mobx-react-lite';
import { useTexts } from '../content/useTexts';
import { SessionPresenter } from '../session/SessionPresenter';
import { usePresenter } from '../usePresenter';
import { DownloadPanel, type DownloadPageContent } from './DownloadPanel';
import { DownloadPage } from './DownloadPage';

/** Server downloads in the account (DL-01). myDU requires access to it; the server files do not. */
export const ServerDownloadView = observer(function ServerDownloadView({
  content,
}: {
  readonly content: DownloadPageContent;
}) {
  const { player } = usePresenter(SessionPresenter);
  const t = useTexts('downloads');
  const hasAccess = player?.details?.hasMyDUAccess ?? false;

  return (
    <DownloadPage page="accountDownloadServer" content={content}>
      {content.files
        .filter(({ kind }) => kind !== 'client')
        .map((file) => (
          <DownloadPanel
            key={file.title}
            content={file}
            blockedReason={file.kind === 'myDU' && !hasAccess ? t('noAccess') : undefined}
          />
        ))}
    </DownloadPage>
  );
});
