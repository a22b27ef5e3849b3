import { observer } from 'mobx-react-lite';
import { useTexts } from '../content/useTexts';
import { Notice } from '../kit/feedback/Notice';
import type { LinkAccountPresenter } from './LinkAccountPresenter';

interface LinkAccountNoticeProps {
  readonly link: LinkAccountPresenter;
  /** What the link does to the session of the signed-in player. */
  readonly effect: 'logs-out' | 'nothing';
}

/** If another player is signed in, names the owner of the link and says what happens to that player. */
export const LinkAccountNotice = observer(function LinkAccountNotice({
  link,
  effect,
}: LinkAccountNoticeProps) {
  const t = useTexts('registrationLinks');
  const { owner, ownerName, otherPlayer } = link;
  if (!owner || ownerName === undefined || otherPlayer === undefined) return null;
  const recipient = owner.displayName === undefined ? ownerName : `${ownerName} (${owner.email})`;
  return (
    <Notice tone="warning" title={t('other.title', { owner: recipient })} announce>
      {t(`other.${effect}`, { player: otherPlayer })}
    </Notice>
  );
});
