import type { ReactNode } from 'react';
import { X } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { alertAttribute } from '#hydration/protocol';
import { Translations } from '../../content/Translations';
import { useTexts } from '../../content/useTexts';
import { IconButton } from '../../kit/actions/IconButton';
import { Progress } from '../../kit/feedback/Progress';
import { usePresenter } from '../../usePresenter';
import type { BuyPresenter } from './BuyPresenter';

export const LimitBanner = observer(function LimitBanner({ buy }: { readonly buy: BuyPresenter }) {
  const t = useTexts('shop');
  const translations = usePresenter(Translations);
  const { limit, soldOut } = buy.content ?? {};
  const { banner } = buy.sale.limit;

  if (banner.kind === 'none') return null;
  if (banner.kind === 'selling') {
    return (
      <Frame buy={buy}>
        <Progress
          label={limit?.title || t('plans.title')}
          share={banner.share / 100}
          shareText={t('limit.progress', { share: translations.percent(banner.share / 100) })}
        />
        {limit && limit.text !== '' && <p>{limit.text}</p>}
      </Frame>
    );
  }
  return (
    <Frame buy={buy} isSoldOut>
      <p className="limit__title">{soldOut?.title || t('limit.soldOut')}</p>
      {soldOut && soldOut.text !== '' && <p className="limit__text">{soldOut.text}</p>}
      <button type="button" className="k-link limit__link" onClick={buy.openWaitingList}>
        {soldOut?.link || t('limit.join')}
      </button>
    </Frame>
  );
});

interface FrameProps {
  readonly buy: BuyPresenter;
  readonly isSoldOut?: boolean;
  readonly children: ReactNode;
}

const Frame = ({ buy, isSoldOut = false, children }: FrameProps) => {
  const t = useTexts('shop');
  return (
    <section
      className={isSoldOut ? 'limit is-sold-out' : 'limit'}
      aria-label={t('limit.label')}
      {...{ [alertAttribute]: buy.sale.limit.noticeId }}
    >
      <div className="limit__words">{children}</div>
      <IconButton icon={X} label={t('limit.dismiss')} onClick={buy.sale.limit.dismiss} />
    </section>
  );
};
