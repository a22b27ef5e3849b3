import type { ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import type { Party, Receipt } from '#domain/billing/Receipt';
import { orderNumber } from '#domain/commerce/orderNumber';
import { Translations } from '../content/Translations';
import { useTexts } from '../content/useTexts';
import { useDataFont } from '../kit/foundation/useDataFont';
import { Heading } from '../kit/layout/Heading';
import { Soft } from '../kit/layout/Text';
import { usePresenter } from '../usePresenter';
import { useBillingTexts } from './useBillingTexts';

export const ReceiptPaper = observer(function ReceiptPaper({ receipt }: { readonly receipt: Receipt }) {
  const t = useTexts('billingReceipt');
  const translations = usePresenter(Translations);
  const { amount, product } = useBillingTexts();
  const { currency, seller, buyer } = receipt;
  const money = (cents: number): string => amount({ cents, currency });
  const day = (moment: Date): ReactNode => (
    <time dateTime={moment.toISOString()}>{translations.utcDate(moment)}</time>
  );
  useDataFont();

  return (
    <article className="receipt" aria-label={t('title')}>
      <dl className="receipt__facts">
        <Fact name={t('number')}>{receipt.number}</Fact>
        <Fact name={t('order')}>
          <span>{orderNumber(receipt.orderId)}</span>
          <small>{receipt.orderId}</small>
        </Fact>
        <Fact name={t('issued')}>{day(receipt.issuedAt)}</Fact>
        <Fact name={t('paid')}>{day(receipt.paidAt)}</Fact>
      </dl>
      <div className="receipt__parties">
        <PartyBox title={t('seller')} party={seller}>
          <p>{t('taxId', { taxId: seller.taxId })}</p>
        </PartyBox>
        <PartyBox title={t('buyer')} party={buyer} />
      </div>
      <table className="receipt__lines">
        <caption>{t('lines')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('product')}</th>
            <th scope="col">{t('quantity')}</th>
          </tr>
        </thead>
        <tbody>
          {receipt.lines.map(({ productId, name, quantity }) => (
            <tr key={productId}>
              <th scope="row">{product(name)}</th>
              <td>{quantity}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="receipt__sums">
        {receipt.taxRate > 0 ? (
          <>
            <Fact name={t('net')}>{money(receipt.net)}</Fact>
            <Fact name={t('tax', { rate: translations.percent(receipt.taxRate) })}>{money(receipt.tax)}</Fact>
          </>
        ) : (
          <Fact name={t('taxName')}>{t('noTax')}</Fact>
        )}
        <Fact name={t('total')} isTotal>
          {money(receipt.total)}
        </Fact>
      </dl>
      <Soft>{t('timeZone')}</Soft>
      {receipt.isRefunded && <p className="receipt__refunded">{t('refunded')}</p>}
    </article>
  );
});

interface FactProps {
  readonly name: string;
  readonly isTotal?: boolean;
  readonly children: ReactNode;
}

const Fact = ({ name, isTotal = false, children }: FactProps) => (
  <div className={isTotal ? 'is-total' : undefined}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

interface PartyBoxProps {
  readonly title: string;
  readonly party: Party;
  readonly children?: ReactNode;
}

const PartyBox = ({ title, party, children }: PartyBoxProps) => (
  <section>
    <Heading level={2} size={4}>
      {title}
    </Heading>
    {[party.name, ...party.address].filter(Boolean).map((line) => (
      <p key={line}>{line}</p>
    ))}
    {children}
    <p>{party.email}</p>
  </section>
);
