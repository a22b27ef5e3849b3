import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { offerRenewal } from '#domain/billing/renewal';
import { subtract } from '#domain/commerce/Money';
import { isDiscounted } from '#domain/commerce/orderedOffer';
import type { PlanSelection } from '#domain/commerce/PlanSelection';
import { useRenewalText } from '../../billing/useRenewalText';
import { Translations } from '../../content/Translations';
import { useTexts } from '../../content/useTexts';
import { Heading } from '../../kit/layout/Heading';
import { Panel } from '../../kit/layout/Panel';
import { Soft } from '../../kit/layout/Text';
import { usePresenter } from '../../usePresenter';
import type { ConfirmPresenter } from './ConfirmPresenter';
import { PlanLogo } from '../shared/PlanLogo';
import { useMoney } from '../shared/useMoney';

interface PlanSummaryProps {
  readonly confirm: ConfirmPresenter;
  readonly selection: PlanSelection;
}

/** The selected plan and its price, with a link to choose another one (CF-02). */
export const PlanSummary = observer(function PlanSummary({ confirm, selection }: PlanSummaryProps) {
  const t = useTexts('confirm');
  const buy = useTexts('shop');
  const translations = usePresenter(Translations);
  const money = useMoney();
  const renewalText = useRenewalText();
  const { discount } = selection;
  const { cost } = confirm;

  return (
    <aside className="plan-summary" aria-labelledby="plan-summary-title">
      <Panel>
        <div className="plan-summary__body">
          <Heading level={2} size={4} id="plan-summary-title">
            {t('summary.title')}
          </Heading>
          <div className="plan-summary__plan">
            <PlanLogo kind={selection.kind} />
            <p className="plan-summary__name">{confirm.texts.name}</p>
          </div>
          {confirm.texts.text !== '' && <Soft>{confirm.texts.text}</Soft>}
          {selection.freeMonths !== undefined && (
            <Soft>{buy('plan.free', { count: selection.freeMonths })}</Soft>
          )}
          <dl className="plan-summary__prices">
            {cost && isDiscounted(cost, discount) && (
              <>
                <div className="plan-summary__row">
                  <dt>{t('summary.price')}</dt>
                  <dd>{money(cost.price)}</dd>
                </div>
                <div className="plan-summary__row plan-summary__row--off">
                  <dt>{t('summary.discount', { percent: translations.percent(discount) })}</dt>
                  <dd>{`−${money(subtract(cost.price, cost.total))}`}</dd>
                </div>
              </>
            )}
            <div className="plan-summary__row plan-summary__row--total">
              <dt>{t('summary.total')}</dt>
              <dd>
                <span>{cost ? money(cost.total) : t('summary.inStore')}</span>
                {!confirm.isStoreBuyer && <span className="plan-summary__tax">{t('summary.tax')}</span>}
              </dd>
            </div>
          </dl>
          <Soft>{renewalText(offerRenewal)}</Soft>
          {!confirm.payment.isBusy && (
            <Link className="k-link" to={confirm.plansPath}>
              {t('summary.change')}
            </Link>
          )}
        </div>
      </Panel>
    </aside>
  );
});
