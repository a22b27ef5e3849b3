import { observer } from 'mobx-react-lite';
import { currencySymbol } from '#domain/commerce/formatMoney';
import { useTexts } from '../../content/useTexts';
import { VisuallyHidden } from '../../kit/foundation/VisuallyHidden';
import type { SalePresenter } from './SalePresenter';

/** Currency selector (BU-03). It reserves its space even if there is only one currency. */
export const CurrencySwitcher = observer(function CurrencySwitcher({
  sale,
}: {
  readonly sale: SalePresenter;
}) {
  const t = useTexts('shop');
  const { choices, current, choose } = sale.currency;

  return (
    <div className="currency">
      {choices.length > 0 && !sale.isStoreBuyer && (
        <fieldset className="currency__choice">
          <legend className="currency__label">{t('currency.label')}</legend>
          {choices.map((choice) => (
            <label key={choice} className="currency__option">
              <input
                type="radio"
                name="currency"
                value={choice}
                checked={choice === current}
                onChange={() => choose(choice)}
              />
              <span aria-hidden="true">{currencySymbol(choice)}</span>
              <VisuallyHidden>{t(`currency.${choice}`)}</VisuallyHidden>
            </label>
          ))}
        </fieldset>
      )}
    </div>
  );
});
