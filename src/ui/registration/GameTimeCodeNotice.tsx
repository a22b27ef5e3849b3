import { observer } from 'mobx-react-lite';
import { useTexts } from '../content/useTexts';
import { Notice } from '../kit/feedback/Notice';
import type { RegistrationPresenter } from './RegistrationPresenter';

/** Reports that the game-time code from the link is stored for the products page (RG-03). */
export const GameTimeCodeNotice = observer(function GameTimeCodeNotice({
  registration,
}: {
  readonly registration: RegistrationPresenter;
}) {
  const t = useTexts('registration');
  const { gameTimeCode: code } = registration;
  if (code === undefined) return null;
  return <Notice title={t('gameCode.keptTitle')}>{t('gameCode.kept', { code })}</Notice>;
});
