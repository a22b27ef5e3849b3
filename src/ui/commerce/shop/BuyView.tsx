import { observer } from 'mobx-react-lite';
import { routeAt, splitPath } from '#domain/navigation/pagePaths';
import { needsLiveDataAttribute } from '#hydration/protocol';
import type { PageModule } from '../../app/Pages';
import { later } from '../../loading/later';
import { SessionPresenter } from '../../session/SessionPresenter';
import { usePagePresenter, usePresenter } from '../../usePresenter';
import { BuyHero } from './BuyHero';
import { BuyMyDU } from './BuyMyDU';
import { BuyPlans } from './BuyPlans';
import { BuyPresenter } from './BuyPresenter';
import { BuyFaq } from './BuyFaq';
import { BuySpecs } from './BuySpecs';
import { BuyTrial } from './BuyTrial';
import { BuyWhy } from './BuyWhy';
import './Buy.scss';

const WaitingListDialog = later(async () => (await import('./WaitingListDialog')).WaitingListDialog);

/** The shop (BU-01 to BU-08). If no prices were rendered into it, the app starts without interaction to load them. */
export const BuyView = observer(function BuyView() {
  const buy = usePagePresenter(BuyPresenter);
  const { content } = buy;
  const { player } = usePresenter(SessionPresenter);

  return (
    <div className="buy" {...(buy.sale.state.kind === 'loading' && { [needsLiveDataAttribute]: true })}>
      <BuyHero buy={buy} />
      <BuyPlans buy={buy} />
      <BuyMyDU buy={buy} />
      {content?.trial && !(player && isForGuests(content.trial.link?.href)) && (
        <BuyTrial {...content.trial} />
      )}
      {content && (
        <>
          <BuyWhy {...content.why} />
          <BuySpecs {...content.specs} />
          <BuyFaq {...content.faq} />
        </>
      )}
      {buy.isWaitingListOpen && (
        <WaitingListDialog
          title={content?.waitingList.title ?? ''}
          text={content?.waitingList.text ?? ''}
          onClose={buy.closeWaitingList}
        />
      )}
    </div>
  );
});

/** Whether a link leads to sign-up, which signed-in players do not need. */
const isForGuests = (href = ''): boolean =>
  href.startsWith('/') && routeAt(splitPath(href)[0]).route.section === 'registration';

const page: PageModule = {
  View: BuyView,
  Presenter: BuyPresenter,
  texts: ['shop', 'shopWaitingList', 'ageRating'],
};

export const pages = { buy: page };
