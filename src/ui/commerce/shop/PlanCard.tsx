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
  const { kind, text, plan } = pack;
  const name = text?.name || plan?.name || (kind === 'mydu' || kind === 'pack' ? '' : t(`names.${kind}`));
  const isBest = plan ? plan.isBestValue : kind === 'six-months';

  return (
    <li className={classNames('plan', isBest && 'is-best', isSoldOut && 'is-sold-out')}>
      <PlanTag text={isBest ? t('plan.bestValue') : (text?.note ?? '')} />
      <PlanLogo kind={kind} />
      <Heading level={3}>{name}</Heading>
      <PlanPrices plan={plan} />
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

const PlanPrices = ({ plan }: { readonly plan: Plan | undefined }) => {
  const t = useTexts('shop');
  const money = useMoney();
  if (!plan) {
    return (
      <div className="plan__prices">
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </div>
    );
  }
  const { perMonth, total, price, discount, saving, freeMonths } = plan;
  return (
    <div className="plan__prices">
      <p className="plan__month">
        <span className="plan__amount">{money(perMonth ?? total)}</span>{' '}
        {perMonth && <span>{t('plan.perMonth')}</span>}
      </p>
      <p className="plan__total">
        {t('plan.total', { price: money(total) })}
        {discount > 0 && <span className="plan__before">{t('plan.before', { price: money(price) })}</span>}
      </p>
      {freeMonths > 0 && <p className="plan__saving">{t('plan.free', { count: freeMonths })}</p>}
      {saving && (
        <p className="plan__saving">{t('plan.saving', { price: money(saving, { isShort: true }) })}</p>
      )}
    </div>
  );
};
