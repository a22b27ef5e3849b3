import { observer } from 'mobx-react-lite';
import type { RemoteChange } from '#domain/profile/mergeProfile';
import { useTexts } from '../content/useTexts';
import { Button } from '../kit/actions/Button';
import { Notice } from '../kit/feedback/Notice';
import type { ProfileFormPresenter } from './ProfileFormPresenter';
import { useCountries } from './useCountries';
import { fieldLabels } from './useFieldErrors';

/**
 * Lists the fields that were changed in another tab or on another device. If the player has entered a different
 * value, they choose between the two.
 */
export const ChangedElsewhereNotice = observer(function ChangedElsewhereNotice({
  editor,
}: {
  readonly editor: ProfileFormPresenter;
}) {
  const t = useTexts('profile');
  const countries = useCountries();
  if (editor.remoteChanges.length === 0) return null;

  const shown = (field: RemoteChange['field'], value: string): string => {
    if (value.trim() === '') return t('elsewhere.empty');
    const country = field === 'addressCountry' && countries.find((option) => option.value === value);
    return country ? country.label : value;
  };

  return (
    <div className="profile-elsewhere" tabIndex={-1} data-outcome>
      <Notice tone="warning" title={t('elsewhere.title')} announce>
        <p>{t(editor.conflicts.length > 0 ? 'elsewhere.decide' : 'elsewhere.text')}</p>
        <ul className="profile-elsewhere__list">
          {editor.remoteChanges.map((change) => {
            const label = t(fieldLabels[change.field]);
            return (
              <li key={change.field}>
                <dl>
                  <dt>{label}</dt>
                  <dd>{t('elsewhere.stored', { value: shown(change.field, change.stored) })}</dd>
                  {change.typed !== undefined && (
                    <dd>{t('elsewhere.typed', { value: shown(change.field, change.typed) })}</dd>
                  )}
                </dl>
                {change.typed !== undefined && (
                  <div className="profile-elsewhere__choice" role="group" aria-label={label}>
                    <Button onClick={() => editor.resolveConflict(change, 'typed')}>
                      {t('elsewhere.keepMine')}
                    </Button>
                    <Button onClick={() => editor.resolveConflict(change, 'stored')}>
                      {t('elsewhere.takeStored')}
                    </Button>
                  </div>
                )}
              </li>
            );
          })}
        </ul>
      </Notice>
    </div>
  );
});
