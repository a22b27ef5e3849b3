import { observer } from 'mobx-react-lite';
import { consentCategories, type ConsentCategory } from '#domain/consent/ConsentChoices';
import { useTexts } from '../content/useTexts';
import { SubmitForm } from '../forms/SubmitForm';
import { Button } from '../kit/actions/Button';
import { Checkbox } from '../kit/fields/Checkbox';
import { Dialog } from '../kit/overlays/Dialog';
import { Notice } from '../kit/feedback/Notice';
import { Actions } from '../kit/layout/Actions';
import { usePresenter } from '../usePresenter';
import { ConsentPresenter } from './ConsentPresenter';
import './Consent.scss';

const formId = 'consent-details';

export const ConsentDetails = observer(function ConsentDetails() {
  const consent = usePresenter(ConsentPresenter);
  const t = useTexts('consent');

  return (
    <Dialog
      open
      onClose={() => void consent.cancel()}
      title={t('details.title')}
      description={t('details.intro')}
      closeLabel={t('details.close')}
      actions={
        <Button type="submit" form={formId} variant="primary">
          {t('details.save')}
        </Button>
      }
    >
      <SubmitForm id={formId} className="consent-details" onSubmit={consent.save}>
        <Actions>
          <Button onClick={consent.selectAll}>{t('details.selectAll')}</Button>
          <Button onClick={consent.deselectAll}>{t('details.deselectAll')}</Button>
        </Actions>
        {consent.isPrivacyControlOn && <Notice title={t('gpc.title')}>{t('gpc.text')}</Notice>}
        <fieldset className="consent-details__categories">
          <legend>{t('details.legend')}</legend>
          {consentCategories.map((category) => (
            <Category key={category} category={category} consent={consent} />
          ))}
        </fieldset>
      </SubmitForm>
    </Dialog>
  );
});

interface CategoryProps {
  readonly category: ConsentCategory;
  readonly consent: ConsentPresenter;
}

const Category = observer(function Category({ category, consent }: CategoryProps) {
  const t = useTexts('consent');
  const name = t(`category.${category}.name`);

  return category === 'required' ? (
    <Checkbox
      label={name}
      state={t('category.alwaysOn')}
      hint={t('category.required.description')}
      checked
      disabled
      onChange={() => undefined}
    />
  ) : (
    <Checkbox
      label={name}
      state={t(`state.${consent.choiceIn(category)}`)}
      hint={t(`category.${category}.description`)}
      name={category}
      checked={consent.isChecked(category)}
      onChange={() => consent.toggle(category)}
    />
  );
});
