import { observer } from 'mobx-react-lite';
import { currencySign } from '../../../domain/commerce/formatMoney';
import { useTexts } from '../../content/useTexts';
import { VisuallyHidden } from '../../kit/foundation/VisuallyHidden';
import type { BuyPresenter } from './BuyPresenter';

/** Where there is a choice of currencies (BU-03). Its place is kept where there is none. */
export const CurrencySwitcher = observer(function CurrencySwitcher({ buy }: { readonly buy: BuyPresenter }) {
  const t = useTexts('buy');
  const { currencies, currency, chooseCurrency } = buy;

  return (
    <div className="currency">
      {currencies.length > 0 && (
        <fieldset className="currency__choice">
          <legend className="currency__label">{t('currency.label')}</legend>
          {currencies.map((choice) => (
            <label key={choice} className="currency__option">
              <input
                type="radio"
                name="currency"
                value={choice}
                checked={choice === currency}
                onChange={() => chooseCurrency(choice)}
              />
              <span aria-hidden="true">{currencySign(choice)}</span>
              <VisuallyHidden>{t(`currency.${choice}`)}</VisuallyHidden>
            </label>
          ))}
        </fieldset>
      )}
    </div>
  );
});
