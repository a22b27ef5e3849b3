import { observer } from 'mobx-react-lite';
import { playActionFor, playPages } from '#domain/navigation/playAction';
import { useTexts } from '../content/useTexts';
import { ButtonLink } from '../kit/actions/ButtonLink';
import { NavigationPresenter } from '../navigation/NavigationPresenter';
import { SessionPresenter } from '../session/SessionPresenter';
import { usePresenter } from '../usePresenter';
import { SendToPc } from './SendToPc';
import './DownloadNext.scss';

/** The next step of a player with game time: the client. Store owners install it in the store. */
export const DownloadNext = observer(function DownloadNext() {
  const { player } = usePresenter(SessionPresenter);
  const { pathOf } = usePresenter(NavigationPresenter);
  const t = useTexts('downloads');
  if (playActionFor(player) !== 'download') return null;

  return (
    <div className="download-next">
      <ButtonLink variant="primary" to={pathOf(playPages.download)}>
        {t('next')}
      </ButtonLink>
      <SendToPc />
    </div>
  );
});
