import { observer } from 'mobx-react-lite';
import type { Plan } from '#domain/commerce/Plan';
import { useTexts } from '../../content/useTexts';
import { Button } from '../../kit/actions/Button';
import { classNames } from '../../kit/foundation/classNames';
import { Heading } from '../../kit/layout/Heading';
import { Skeleton } from '../../kit/feedback/Skeleton';
import type { PackOffer } from './BuyPresenter';
import { PlanLogo } from '../shared/PlanLogo';
import { useMoney } from '../shared/useMoney';

interface PlanCardProps {
  readonly pack: PackOffer;
  readonly isSoldOut: boolean;
  readonly onChoose: (plan: Plan) => void;
}

/** Card of a plan. It has its final size even before the prices are loaded (BU-02). */
export const PlanCard = observer(function PlanCard({ pack, isSoldOut, onChoose }: PlanCardProps) {
  const t = useTexts('shop');
  const { kind, text, plan, noScriptPlan } = pack;
  const name = text?.name || plan?.name || (kind === 'mydu' || kind === 'pack' ? '' : t(`names.${kind}`));
  const isBest = plan ? plan.isBestValue : kind === 'six-months';

  return (
    <li className={classNames('plan', isBest && 'is-best', isSoldOut && 'is-sold-out')}>
      <PlanTag text={isBest ? t('plan.bestValue') : (text?.note ?? '')} />
      <PlanLogo kind={kind} />
      <Heading level={3}>{name}</Heading>
      <div className="plan__prices">
        {plan ? <PlanPrices plan={plan} /> : <PlanPlaceholder noScriptPlan={noScriptPlan} />}
      </div>
      <PlanDescription text={text?.description ?? ''} />
      {isSoldOut ? (
        <Button wide disabled>
          {t('plan.soon')}
        </Button>
      ) : (
        <Button
          wide
          variant={isBest ? 'primary' : 'secondary'}
          disabled={!plan}
          aria-label={t('plan.chooseFor', { plan: name })}
          onClick={() => plan && onChoose(plan)}
        >
          {t('plan.choose')}
        </Button>
      )}
    </li>
  );
});

/** Rendered even without text, so that the rows of all cards are aligned. */
const PlanTag = ({ text }: { readonly text: string }) =>
  text === '' ? <span aria-hidden="true" /> : <p className="plan__tag">{text}</p>;

const PlanDescription = ({ text }: { readonly text: string }) =>
  text === '' ? <span aria-hidden="true" /> : <p className="plan__description">{text}</p>;

/** Bars until the prices and their currency are known. Without JavaScript, they are replaced by the default price. */
const PlanPlaceholder = ({ noScriptPlan }: { readonly noScriptPlan: Plan | undefined }) => (
  <>
    <Skeleton />
    <Skeleton />
    <Skeleton />
    {noScriptPlan && (
      <noscript>
        <PlanPrices plan={noScriptPlan} />
      </noscript>
    )}
  </>
);

const PlanPrices = ({ plan }: { readonly plan: Plan }) => {
  const t = useTexts('shop');
  const money = useMoney();
  const { perMonth, total, price, discount, saving, freeMonths } = plan;
  return (
    <>
      <p className="plan__month">
        <span className="plan__amount">{money(perMonth ?? total)}</span>{' '}
        {perMonth && <span>{t('plan.perMonth')}</span>}
      </p>
      <p className="plan__total">
        <span>{t('plan.total', { price: money(total) })}</span>
        {discount > 0 && <span className="plan__before">{t('plan.before', { price: money(price) })}</span>}
      </p>
      {freeMonths > 0 && <p className="plan__saving">{t('plan.free', { count: freeMonths })}</p>}
      {saving && (
        <p className="plan__saving">{t('plan.saving', { price: money(saving, { isShort: true }) })}</p>
      )}
    </>
  );
};
