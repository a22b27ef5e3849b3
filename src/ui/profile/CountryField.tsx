import { observer } from 'mobx-react-lite';
import { useTexts } from '../content/useTexts';
import { Combobox } from '../kit/fields/Combobox';
import type { ProfileFormPresenter } from './ProfileFormPresenter';
import { useCountries } from './useCountries';
import { useFieldErrors } from './useFieldErrors';

export const CountryField = observer(function CountryField({
  editor,
}: {
  readonly editor: ProfileFormPresenter;
}) {
  const t = useTexts('profile');
  const errorOf = useFieldErrors(editor);

  return (
    <Combobox
      label={t('field.addressCountry')}
      hint={t('country.hint')}
      error={errorOf('addressCountry')}
      optionalText={t('optional')}
      name="addressCountry"
      autoComplete="country-name"
      readOnly={editor.isPasswordDialogOpen}
      options={useCountries()}
      emptyText={t('country.none')}
      countText={(count) => t('country.count', { count })}
      value={editor.form.values.addressCountry}
      onChange={(value) => editor.change('addressCountry', value)}
    />
  );
});
