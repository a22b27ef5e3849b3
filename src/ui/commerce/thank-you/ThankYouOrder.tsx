import { observer } from 'mobx-react-lite';
import { offerRenewal } from '#domain/billing/renewal';
import { formatMoney } from '#domain/commerce/formatMoney';
import { orderNumber } from '#domain/commerce/orderNumber';
import { useRenewalText } from '../../billing/useRenewalText';
import { Translations } from '../../content/Translations';
import { useTexts } from '../../content/useTexts';
import { Heading } from '../../kit/layout/Heading';
import { Soft } from '../../kit/layout/Text';
import { useDataFont } from '../../kit/foundation/useDataFont';
import { usePresenter } from '../../usePresenter';
import { CorrectEmail } from './CorrectEmail';
import type { ThankYouPresenter } from './ThankYouPresenter';

export const ThankYouOrder = observer(function ThankYouOrder({
  thanks,
}: {
  readonly thanks: ThankYouPresenter;
}) {
  const t = useTexts('thankYou');
  const { locale } = usePresenter(Translations);
  const { orderDetails, email, needsAccount } = thanks;
  const isPaid = thanks.order.paidOrder !== undefined;
  const renewalText = useRenewalText();
  useDataFont();
  if (!orderDetails) return null;
  const { plan, name, price, number } = orderDetails;

  return (
    <>
      <dl className="thanks__facts" aria-label={t('order.caption')}>
        <dt>{t('order.bought')}</dt>
        <dd>{plan === 'pack' ? name : t(`plan.${plan}`)}</dd>
        {price && (
          <>
            <dt>{t(isPaid ? 'order.price' : 'order.toPay')}</dt>
            <dd>
              <span>{formatMoney(price, locale)}</span> <span className="thanks__tax">{t('order.tax')}</span>
            </dd>
          </>
        )}
        {number !== undefined && (
          <>
            <dt>{t('order.number')}</dt>
            <dd className="thanks__number">{orderNumber(number)}</dd>
            {orderNumber(number) !== number && (
              <dd className="thanks__full">
                <details>
                  <summary>{t('order.full')}</summary>
                  <span>{number}</span>
                </details>
              </dd>
            )}
          </>
        )}
      </dl>
      <Soft>{renewalText(offerRenewal)}</Soft>
      {isPaid && email !== undefined && !needsAccount && (
        <p className="thanks__receipt">{t('paid.receipt', { email })}</p>
      )}
      {isPaid && email !== undefined && needsAccount && (
        <section className="thanks__account" aria-labelledby="account-title">
          <Heading level={2} size={3} id="account-title">
            {t('account.title')}
          </Heading>
          <ol>
            <li>{t('account.open', { email })}</li>
            <li>{t('account.follow')}</li>
            <li>{t('account.play')}</li>
          </ol>
          <CorrectEmail onCorrected={thanks.showCorrectedEmail} />
        </section>
      )}
    </>
  );
});
