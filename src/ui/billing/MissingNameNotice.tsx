import { observer } from 'mobx-react-lite';
import { useTexts } from '../content/useTexts';
import { ButtonLink } from '../kit/actions/ButtonLink';
import { Notice } from '../kit/feedback/Notice';
import { NavigationPresenter } from '../navigation/NavigationPresenter';
import { SessionPresenter } from '../session/SessionPresenter';
import { usePresenter } from '../usePresenter';

/** Asks players who bought without an account for the name that receipts need. */
export const MissingNameNotice = observer(function MissingNameNotice() {
  const { player } = usePresenter(SessionPresenter);
  const { pathOf } = usePresenter(NavigationPresenter);
  const t = useTexts('billing');
  const { firstName, lastName } = player?.details ?? {};
  if (firstName !== '' || lastName !== '') return null;

  return (
    <Notice action={<ButtonLink to={pathOf('profile')}>{t('history.addName')}</ButtonLink>}>
      {t('history.noName')}
    </Notice>
  );
});
