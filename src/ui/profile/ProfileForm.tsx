import type { ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import { useTexts } from '../content/useTexts';
import { SubmitForm } from '../forms/SubmitForm';
import { Button } from '../kit/actions/Button';
import { Heading } from '../kit/layout/Heading';
import { Note } from '../kit/layout/Text';
import { LazyCurrentPasswordDialog } from '../security/LazyCurrentPasswordDialog';
import { ChangedElsewhereNotice } from './ChangedElsewhereNotice';
import { CountryField } from './CountryField';
import { EmailPart } from './EmailPart';
import { ProfileOutcomeNotice } from './ProfileOutcomeNotice';
import type { ProfilePresenter } from './ProfilePresenter';
import { ProfileTextField } from './ProfileTextField';

/** What to focus after the password dialog: the first invalid field, the changes made elsewhere, or the outcome. */
const outcomeSelector = '.profile [aria-invalid="true"], .profile [data-outcome]';

export const ProfileForm = observer(function ProfileForm({
  profile,
}: {
  readonly profile: ProfilePresenter;
}) {
  const { editor } = profile;
  const t = useTexts('profile');

  return (
    <>
      <SubmitForm gap={5} outcome={editor.form.refusalCount} onSubmit={editor.submit}>
        <ChangedElsewhereNotice editor={editor} />
        <Part title={t('part.you')} text={t('part.youText')}>
          <div className="profile-form__pair">
            <ProfileTextField editor={editor} field="firstName" autoComplete="given-name" />
            <ProfileTextField editor={editor} field="lastName" autoComplete="family-name" />
          </div>
          <ProfileTextField
            editor={editor}
            field="displayName"
            autoComplete="nickname"
            hint={t('displayName.hint')}
          />
        </Part>
        <Part title={t('part.email')} text={t('part.emailText')}>
          <EmailPart profile={profile} />
        </Part>
        <Part title={t('part.address')} text={t('part.addressText')}>
          <ProfileTextField editor={editor} field="addressStreet" autoComplete="street-address" isOptional />
          <div className="profile-form__pair profile-form__pair--city">
            <ProfileTextField editor={editor} field="addressPostcode" autoComplete="postal-code" isOptional />
            <ProfileTextField editor={editor} field="addressCity" autoComplete="address-level2" isOptional />
          </div>
          <div className="profile-form__pair">
            <ProfileTextField editor={editor} field="addressState" autoComplete="address-level1" isOptional />
            <CountryField editor={editor} />
          </div>
        </Part>
        <div className="profile-form__end">
          <ProfileOutcomeNotice editor={editor} />
          <Button type="submit" variant="primary" size="large">
            {t('save')}
          </Button>
        </div>
      </SubmitForm>
      <LazyCurrentPasswordDialog
        password={editor.currentPassword}
        email={editor.stored.email}
        reason={t('password.reason')}
        returnFocusSelector={outcomeSelector}
      />
    </>
  );
});

interface PartProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

const Part = ({ title, text, children }: PartProps) => (
  <section className="profile-part">
    <div className="profile-part__head">
      <Heading level={2} size={4}>
        {title}
      </Heading>
      <Note>{text}</Note>
    </div>
    <div className="profile-part__fields">{children}</div>
  </section>
);
