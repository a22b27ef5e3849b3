import { observer } from 'mobx-react-lite';
import { selectionStateOf, type Category, type EmailPreferences } from '#domain/mailing/EmailPreferences';
import { FailureNotice } from '../content/FailureNotice';
import { useFailureText } from '../content/useFailureText';
import { useTexts } from '../content/useTexts';
import { SubmitForm } from '../forms/SubmitForm';
import { Button } from '../kit/actions/Button';
import { Notice } from '../kit/feedback/Notice';
import { Checkbox } from '../kit/fields/Checkbox';
import { Heading } from '../kit/layout/Heading';
import { Panel } from '../kit/layout/Panel';
import { Stack } from '../kit/layout/Stack';
import type { EmailPreferencesPresenter } from './EmailPreferencesPresenter';
import { useInterestTexts } from './useInterestTexts';

interface FormProps {
  readonly page: EmailPreferencesPresenter;
  readonly preferences: EmailPreferences;
}

export const EmailPreferencesForm = observer(function EmailPreferencesForm({ page, preferences }: FormProps) {
  const t = useTexts('mailingPreferences');

  return (
    <SubmitForm gap={3} onSubmit={page.save}>
      <SelectAll
        label={t('selectAll')}
        categories={preferences}
        onChoose={(isSubscribed) => page.choose(isSubscribed, () => true)}
      />
      <div className="email-preferences__categories">
        {preferences.map((category) => (
          <CategoryPanel key={category.id} category={category} page={page} />
        ))}
      </div>
      <SaveBar page={page} />
    </SubmitForm>
  );
});

interface SelectAllProps {
  readonly label: string;
  readonly categories: EmailPreferences;
  readonly onChoose: (isSubscribed: boolean) => void;
}

const SelectAll = ({ label, categories, onChoose }: SelectAllProps) => {
  const selection = selectionStateOf(categories);
  if (selection === 'fixed') return null;
  return (
    <Checkbox
      label={label}
      checked={selection === 'all'}
      indeterminate={selection === 'some'}
      onChange={onChoose}
    />
  );
};

interface CategoryPanelProps {
  readonly category: Category;
  readonly page: EmailPreferencesPresenter;
}

const CategoryPanel = observer(function CategoryPanel({ category, page }: CategoryPanelProps) {
  const t = useTexts('mailingPreferences');
  const texts = useInterestTexts();
  const name = texts.categoryName(category);
  const hasSeveral = category.interests.filter(({ isFixed }) => !isFixed).length > 1;

  return (
    <Panel>
      <fieldset className="email-category">
        <legend className="email-category__name">
          <Heading level={2} size={4}>
            {name}
          </Heading>
        </legend>
        {hasSeveral && (
          <div className="email-category__all">
            <SelectAll
              label={t('selectCategory', { category: name })}
              categories={[category]}
              onChoose={(isSubscribed) =>
                page.choose(isSubscribed, (place) => place.category === category.id)
              }
            />
          </div>
        )}
        {category.interests.map((interest) => (
          <Checkbox
            key={interest.id}
            label={texts.interestName(interest)}
            hint={texts.interestHint(interest)}
            name={interest.id}
            checked={interest.isSubscribed}
            disabled={interest.isFixed}
            onChange={(isSubscribed) =>
              page.choose(
                isSubscribed,
                (place) => place.category === category.id && place.interest === interest.id,
              )
            }
          />
        ))}
      </fieldset>
    </Panel>
  );
});

const SaveBar = observer(function SaveBar({ page }: { readonly page: EmailPreferencesPresenter }) {
  const t = useTexts('mailingPreferences');
  const failureText = useFailureText('mailingPreferences', 'failure');
  const { saving, changeCount, isUnchanged } = page;

  return (
    <Stack gap={3}>
      {saving.problem && (
        <FailureNotice problem={saving.problem} title={t('saveFailed')}>
          {failureText(saving.problem)}
        </FailureNotice>
      )}
      {saving.isDone && (
        <Notice tone="success" announce>
          {t('saved')}
        </Notice>
      )}
      {isUnchanged && <Notice announce>{t('unchanged')}</Notice>}
      <div className="email-preferences__actions">
        <Button type="submit" variant="primary" busy={saving.isSending} busyLabel={t('saving')}>
          {t('save')}
        </Button>
        {changeCount > 0 && (
          <p className="email-preferences__changes">{t('changes', { count: changeCount })}</p>
        )}
      </div>
    </Stack>
  );
});
