import { observer } from 'mobx-react-lite';
import { ownsThroughStore } from '#domain/session/Player';
import { useTexts } from '../content/useTexts';
import { Notice } from '../kit/feedback/Notice';
import { SessionPresenter } from '../session/SessionPresenter';
import { usePresenter } from '../usePresenter';
import { DownloadPanel, type DownloadPageContent } from './DownloadPanel';
import { DownloadPage } from './DownloadPage';
import { SendToPc } from './SendToPc';

/** Client download (DL-01). Players who own the game in the store install the client there. */
export const ClientDownloadView = observer(function ClientDownloadView({
  content,
}: {
  readonly content: DownloadPageContent;
}) {
  const { player } = usePresenter(SessionPresenter);
  const t = useTexts('downloads');

  return (
    <DownloadPage page="accountDownload" content={content}>
      {player && ownsThroughStore(player) ? (
        <Notice title={t('store.title')}>{t('store.text')}</Notice>
      ) : (
        <>
          <SendToPc />
          {content.files
            .filter(({ kind }) => kind === 'client')
            .map((file) => (
              <DownloadPanel key={file.title} content={file} />
            ))}
        </>
      )}
    </DownloadPage>
  );
});
