import { observer } from 'mobx-react-lite';
import { playActionFor, playPages } from '#domain/navigation/playAction';
import { prerenderCandidateAttribute } from '#hydration/protocol';
import { useTexts } from '../content/useTexts';
import type { ButtonStyle } from '../kit/actions/Button';
import { ButtonLink } from '../kit/actions/ButtonLink';
import { SessionPresenter } from '../session/SessionPresenter';
import { usePresenter } from '../usePresenter';
import { NavigationPresenter } from './NavigationPresenter';

interface PlayLinkProps extends Omit<ButtonStyle, 'variant'> {
  /** Whether to use the shorter label for the bar. */
  readonly isShort?: boolean;
  /** Whether the browser may prerender the shop. */
  readonly prerendersShop?: boolean;
}

/** Link to what the visitor needs next to play; its label says what it is. */
export const PlayLink = observer(function PlayLink({ isShort, prerendersShop, ...look }: PlayLinkProps) {
  const { player } = usePresenter(SessionPresenter);
  const { pathOf } = usePresenter(NavigationPresenter);
  const t = useTexts('navigation');
  const action = playActionFor(player);

  return (
    <ButtonLink
      {...look}
      variant="primary"
      to={pathOf(playPages[action])}
      {...(prerendersShop && action === 'buy' && { [prerenderCandidateAttribute]: '' })}
    >
      {t(`play.${action === 'buy' && isShort ? 'buyShort' : action}`)}
    </ButtonLink>
  );
});
