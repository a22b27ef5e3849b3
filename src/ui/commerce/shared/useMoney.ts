import { formatMoney, type MoneyFormat } from '#domain/commerce/formatMoney';
import type { Money } from '#domain/commerce/Money';
import { Translations } from '../../content/Translations';
import { usePresenter } from '../../usePresenter';

export const useMoney = (): ((money: Money, format?: MoneyFormat) => string) => {
  const { locale } = usePresenter(Translations);
  return (money, format) => formatMoney(money, locale, format);
};
