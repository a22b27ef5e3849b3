import { observer } from 'mobx-react-lite';
import { useTexts } from '../content/useTexts';
import { Notice } from '../kit/feedback/Notice';
import type { LinkAccountPresenter } from './LinkAccountPresenter';

interface LinkAccountNoticeProps {
  readonly link: LinkAccountPresenter;
  /** What happens to the other player who is signed in. */
  readonly effect: 'logs-out' | 'nothing';
}

/** Says whose link it is, if another player is signed in, and what happens to that player. */
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
