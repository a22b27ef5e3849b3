import { observer } from 'mobx-react-lite';
import { useTexts } from '../content/useTexts';
import { Button } from '../kit/actions/Button';
import { ButtonAnchor } from '../kit/actions/ButtonAnchor';
import { Soft } from '../kit/layout/Text';
import { usePresenter } from '../usePresenter';
import { SendToPcPresenter } from './SendToPcPresenter';
import './SendToPc.scss';

/**
 * Sends the link to the download page to the player's PC. Shown only on touch screens. The page must load the texts of
 * the namespace `downloads`.
 */
export const SendToPc = observer(function SendToPc() {
  const { canShare, email, hasFailed, share } = usePresenter(SendToPcPresenter);
  const t = useTexts('downloads');

  return (
    <div className="send-to-pc">
      <Soft>{t('toPc.text')}</Soft>
      {canShare ? (
        <Button onClick={() => void share()}>{t('toPc.send')}</Button>
      ) : (
        <ButtonAnchor href={email}>{t('toPc.send')}</ButtonAnchor>
      )}
      <span className="send-to-pc__outcome" role="status">
        {hasFailed && t('toPc.failed')}
      </span>
    </div>
  );
});
