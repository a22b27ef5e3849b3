import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import type { WaitingGifts } from '#application/overview/LoadWaitingGifts';
import { useTexts } from '../content/useTexts';
import { Soft } from '../kit/layout/Text';
import { NavigationPresenter } from '../navigation/NavigationPresenter';
import { usePresenter } from '../usePresenter';

/** What the player can claim, use or give away. Each entry leads to its page. */
export const Gifts = observer(function Gifts({
  gifts: { claimableMonths, receivedKeys, dacs, betaKeys },
}: {
  readonly gifts: WaitingGifts;
}) {
  const t = useTexts('overview');
  const { pathOf } = usePresenter(NavigationPresenter);
  const links = [
    {
      path: pathOf('products'),
      count: claimableMonths,
      label: t('gifts.months', { count: claimableMonths }),
    },
    {
      path: pathOf('betaKeys'),
      count: receivedKeys,
      label: t('gifts.receivedKeys', { count: receivedKeys }),
    },
    { path: pathOf('dacs'), count: dacs, label: t('gifts.dacs', { count: dacs }) },
    { path: pathOf('betaKeys'), count: betaKeys, label: t('gifts.betaKeys', { count: betaKeys }) },
  ].filter(({ count }) => count > 0);

  if (links.length === 0) return <Soft>{t('gifts.none')}</Soft>;
  return (
    <ul className="overview__gifts">
      {links.map(({ path, label }) => (
        <li key={label}>
          <Link className="k-link" to={path}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
});
