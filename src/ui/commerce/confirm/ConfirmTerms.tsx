import { observer } from 'mobx-react-lite';
import type { PurchaseAgreement } from '#domain/commerce/Purchase';
import { InlineRichText } from '../../content/RichText';
import { useTexts } from '../../content/useTexts';
import { Checkbox } from '../../kit/fields/Checkbox';
import type { ConfirmPresenter } from './ConfirmPresenter';

/** Agreements that the buyer accepts (CF-03). The legal pages open in a new tab, so that no input is lost. */
export const ConfirmTerms = observer(function ConfirmTerms({
  confirm,
}: {
  readonly confirm: ConfirmPresenter;
}) {
  const t = useTexts('confirm');
  const { accepted, form, requiredAgreements, payment } = confirm;
  const { terms } = confirm.texts;

  return (
    <div className="confirm-form__terms">
      {requiredAgreements.map((agreement: PurchaseAgreement) => (
        <Checkbox
          key={agreement}
          label={
            terms[agreement].length > 0 ? (
              <InlineRichText blocks={terms[agreement]} beside />
            ) : (
              t(`terms.${agreement}`)
            )
          }
          name={agreement}
          required
          checked={accepted[agreement]}
          disabled={payment.isBusy}
          error={form.problems.agreed && !accepted[agreement] ? t('terms.required') : undefined}
          onChange={(isAccepted) => confirm.accept(agreement, isAccepted)}
        />
      ))}
      <p className="confirm-form__note">{t(confirm.isMyDU ? 'terms.licenseMyDU' : 'terms.license')}</p>
      <p className="confirm-form__note">{t('terms.newTab')}</p>
    </div>
  );
});
