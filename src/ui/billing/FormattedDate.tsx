import { observer } from 'mobx-react-lite';
import { Translations } from '../content/Translations';
import { usePresenter } from '../usePresenter';

export const FormattedDate = observer(function FormattedDate({ of }: { readonly of: Date }) {
  const translations = usePresenter(Translations);
  return <time dateTime={of.toISOString()}>{translations.date(of)}</time>;
});
