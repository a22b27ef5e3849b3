import { observer } from 'mobx-react-lite';
import { CopyPresenter } from '../content/CopyPresenter';
import { useTexts } from '../content/useTexts';
import { Button } from '../kit/actions/Button';
import { useDataFont } from '../kit/foundation/useDataFont';
import { usePresenter } from '../usePresenter';

interface ChecksumProps {
  readonly checksum: string;
  readonly file: string;
}

/** SHA-256 checksum of a file, with a button to copy it. */
export const Checksum = observer(function Checksum({ checksum, file }: ChecksumProps) {
  const copying = usePresenter(CopyPresenter);
  const t = useTexts('downloads');
  const messages = { idle: '', copied: t('copied'), refused: t('copyFailed') };
  useDataFont();

  return (
    <div className="download-checksum">
      <code className="download-checksum__digits">{checksum}</code>
      <Button variant="quiet" aria-label={t('copyOf', { file })} onClick={() => void copying.copy(checksum)}>
        {t('copy')}
      </Button>
      <span className="download-checksum__told" role="status">
        {messages[copying.state]}
      </span>
    </div>
  );
});
