import { useRef, type FormEvent } from 'react';
import { observer } from 'mobx-react-lite';
import { useTexts } from '../../content/useTexts';
import { Heading } from '../../kit/layout/Heading';
import { ButtonLink } from '../../kit/actions/ButtonLink';
import { useFirstInvalidFocus } from '../../kit/fields/useFirstInvalidFocus';
import { BuyerFields } from './BuyerFields';
import { ConfirmNotice, PreflightNotice } from './ConfirmNotice';
import { ConfirmSubmit } from './ConfirmSubmit';
import { ConfirmTerms } from './ConfirmTerms';
import type { ConfirmPresenter } from './ConfirmPresenter';
import { ReferralCodeField } from './ReferralCodeField';

interface ConfirmFormProps {
  readonly confirm: ConfirmPresenter;
}

export const ConfirmForm = observer(function ConfirmForm({ confirm }: ConfirmFormProps) {
  const t = useTexts('confirm');
  const form = useRef<HTMLFormElement>(null);
  useFirstInvalidFocus(form, confirm.form.refusalCount + confirm.attemptCount);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void confirm.submit();
  };

  return (
    <form className="confirm-form" ref={form} method="post" noValidate onSubmit={submit}>
      <PreflightNotice confirm={confirm} />
      <section className="confirm-form__group" aria-labelledby="confirm-you">
        <Heading level={2} size={4} id="confirm-you">
          {t('aboutYou.title')}
        </Heading>
        <BuyerFields confirm={confirm} />
        {!confirm.isStoreBuyer && <ReferralCodeField confirm={confirm} />}
      </section>
      <section className="confirm-form__group" aria-labelledby="confirm-terms">
        <Heading level={2} size={4} id="confirm-terms">
          {t('terms.title')}
        </Heading>
        <ConfirmTerms confirm={confirm} />
      </section>
      <div className="confirm-form__end">
        <ConfirmNotice confirm={confirm} />
        <ConfirmSubmit confirm={confirm} />
        <ButtonLink variant="quiet" wide to={confirm.plansPath} onClick={confirm.cancel}>
          {t('cancel')}
        </ButtonLink>
      </div>
    </form>
  );
});
