import { observer } from 'mobx-react-lite';
import { offerRenewal } from '#domain/billing/renewal';
import { hasUnlimitedGameTime } from '#domain/session/roles';
import { useRenewalText } from '../../billing/useRenewalText';
import { useTexts } from '../../content/useTexts';
import { Button } from '../../kit/actions/Button';
import { Heading } from '../../kit/layout/Heading';
import { Notice } from '../../kit/feedback/Notice';
import { SessionPresenter } from '../../session/SessionPresenter';
import { usePresenter } from '../../usePresenter';
import { BuyProblem } from './BuyProblem';
import type { BuyPresenter } from './BuyPresenter';
import { CurrencySwitcher } from './CurrencySwitcher';
import { PlanCard } from './PlanCard';
import { PricesNotice } from './PricesNotice';

export const BuyPlans = observer(function BuyPlans({ buy }: { readonly buy: BuyPresenter }) {
  const t = useTexts('shop');
  const renewalText = useRenewalText();
  const { player } = usePresenter(SessionPresenter);
  const { content, sale } = buy;
  const { state } = sale;
  const note = content?.plans.note ?? '';
  const isEndless = player !== undefined && hasUnlimitedGameTime(player.roles);
  const upgrade = player && !isEndless ? content?.upgrade : undefined;

  return (
    <section className="buy-plans" aria-labelledby="plans-title">
      <div className="buy-plans__head">
        <Heading level={2} size={3} id="plans-title">
          {content?.plans.title || t('plans.title')}
        </Heading>
        <CurrencySwitcher sale={sale} />
      </div>
      {content?.isMissing && <BuyProblem text="" onRetry={buy.reload} />}
      {state.kind === 'closed' && (
        <Notice
          title={t('closed.title')}
          announce
          action={<Button onClick={() => void buy.retry()}>{t('plans.retry')}</Button>}
        >
          {t('closed.text')}
        </Notice>
      )}
      {state.kind === 'failed' && (
        <BuyProblem text={content?.problems[state.problem] ?? ''} onRetry={() => void buy.retry()} />
      )}
      {(state.kind === 'loading' || state.kind === 'open') && (
        <>
          <p className="buy-plans__loading" role="status">
            {state.kind === 'loading' && t('plans.loading')}
          </p>
          <p className="buy-plans__renewal">{renewalText(offerRenewal)}</p>
          <PricesNotice buy={buy} />
          <ul className="buy-plans__list" aria-busy={state.kind === 'loading'}>
            {buy.packs.map((place, index) => (
              <PlanCard key={index} pack={place} isSoldOut={sale.arePacksSoldOut} onChoose={buy.choose} />
            ))}
          </ul>
          <div className="buy-plans__foot">
            {sale.limit.isSoldOutClosed && (
              <Button onClick={buy.openWaitingList}>{content?.soldOut.link || t('limit.join')}</Button>
            )}
            {note !== '' && <p>{note}</p>}
            {sale.isStoreBuyer && <Notice title={t('inStore.title')}>{t('inStore.text')}</Notice>}
            {isEndless && <Notice title={t('endless.title')}>{t('endless.text')}</Notice>}
            {upgrade && (upgrade.title !== '' || upgrade.text !== '') && (
              <Notice {...(upgrade.title !== '' && { title: upgrade.title })}>{upgrade.text}</Notice>
            )}
          </div>
        </>
      )}
    </section>
  );
});
