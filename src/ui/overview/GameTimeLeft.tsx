import { observer } from 'mobx-react-lite';
import { useRenewalText } from '../billing/useRenewalText';
import { Translations } from '../content/Translations';
import { useTexts } from '../content/useTexts';
import { ButtonLink } from '../kit/actions/ButtonLink';
import { Progress } from '../kit/feedback/Progress';
import { Actions } from '../kit/layout/Actions';
import { Soft } from '../kit/layout/Text';
import { NavigationPresenter } from '../navigation/NavigationPresenter';
import { redeemTitleId } from '../products/redeemTitleId';
import { usePresenter } from '../usePresenter';
import type { GameTimeNow } from './GameTimePresenter';

interface GameTimeLeftProps {
  /** Undefined if the player has no game time. */
  readonly current: GameTimeNow | undefined;
}

/** The remaining game time as a bar with its end, and whether it renews. */
export const GameTimeLeft = observer(function GameTimeLeft({ current }: GameTimeLeftProps) {
  const t = useTexts('overview');
  const { pathOf } = usePresenter(NavigationPresenter);
  const renewalText = useRenewalText();
  const isEnding = !current || current.renewal.kind === 'ends' || current.isExpired;

  return (
    <>
      {current?.left && !current.isExpired && <TimeBar {...current} />}
      <Soft>{current ? renewalText(current.renewal) : t('gameTime.none')}</Soft>
      <Actions>
        {isEnding && (
          <ButtonLink variant="primary" to={pathOf('buy')}>
            {t('gameTime.buy')}
          </ButtonLink>
        )}
        {current && !current.isExpired ? (
          <ButtonLink to={pathOf('products')}>{t('gameTime.products')}</ButtonLink>
        ) : (
          <ButtonLink to={`${pathOf('products')}#${redeemTitleId}`}>{t('gameTime.redeem')}</ButtonLink>
        )}
      </Actions>
    </>
  );
});

const TimeBar = observer(function TimeBar({ left, product }: GameTimeNow) {
  const t = useTexts('overview');
  const translations = usePresenter(Translations);
  if (!left || !product.endsAt) return null;
  const { amount, name } = translations.countOf(left.count, left.unit);
  return (
    <Progress
      label={t('gameTime.left', { time: `${amount} ${name}` })}
      share={left.share}
      shareText={t('gameTime.until', { date: translations.date(product.endsAt) })}
    />
  );
});
