import { observer } from 'mobx-react-lite';
import { RichLine } from '../../content/RichText';
import { useTexts } from '../../content/useTexts';
import { Checkbox } from '../../kit/fields/Checkbox';
import type { Consent, ConfirmPresenter } from './ConfirmPresenter';

/** What a buyer agrees to (CF-03). The pages open beside this one, which keeps what was typed. */
export const ConfirmTerms = observer(function ConfirmTerms({
  confirm,
}: {
  readonly confirm: ConfirmPresenter;
}) {
  const t = useTexts('confirm');
  const { accepted, asked, terms, payment } = confirm;

  return (
    <div className="confirm-form__terms">
      {asked.map((consent: Consent) => (
        <Checkbox
          key={consent}
          label={
            terms[consent].length > 0 ? <RichLine blocks={terms[consent]} beside /> : t(`terms.${consent}`)
          }
          name={consent}
          required
          checked={accepted[consent]}
          disabled={payment.isBusy}
          onChange={(isAccepted) => confirm.accept(consent, isAccepted)}
        />
      ))}
      <p className="confirm-form__note">{t('terms.newTab')}</p>
    </div>
  );
});
