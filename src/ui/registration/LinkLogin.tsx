import { observer } from 'mobx-react-lite';
import { useTexts } from '../content/useTexts';
import { Button } from '../kit/actions/Button';
import { ButtonLink } from '../kit/actions/ButtonLink';
import { NavigationPresenter } from '../navigation/NavigationPresenter';
import { usePresenter } from '../usePresenter';
import type { LinkAccountPresenter } from './LinkAccountPresenter';

interface LinkLoginProps {
  readonly link: LinkAccountPresenter;
  readonly children: string;
}

/** Opens the login. Signs another player out first, whose account would otherwise be shown. */
export const LinkLogin = observer(function LinkLogin({ link, children }: LinkLoginProps) {
  const { pathOf } = usePresenter(NavigationPresenter);
  const t = useTexts('registrationLinks');
  const { otherPlayer: player, changePlayer } = link;
  return player === undefined ? (
    <ButtonLink variant="primary" size="large" wide to={pathOf('login')}>
      {children}
    </ButtonLink>
  ) : (
    <Button variant="primary" size="large" wide onClick={changePlayer}>
      {t('changePlayer', { player })}
    </Button>
  );
});
