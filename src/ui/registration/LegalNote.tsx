import { Link } from 'react-router-dom';
import { TextWithLink } from '../content/TextWithLink';
import { useTexts } from '../content/useTexts';
import { NavigationPresenter } from '../navigation/NavigationPresenter';
import { usePresenter } from '../usePresenter';

/** Links to the terms that a player accepts by signing up. They open in a new tab to preserve the form's values. */
export function LegalNote() {
  const t = useTexts('registration');
  const navigation = usePresenter(NavigationPresenter);

  return (
    <p className="signup-form__legal">
      <TextWithLink text={(link) => t('legal.accept', { link })}>
        <Link to={navigation.legalPath('eula')} target="_blank">
          {t('legal.eula')}
        </Link>
      </TextWithLink>{' '}
      <TextWithLink text={(link) => t('legal.keep', { link })}>
        <Link to={navigation.legalPath('privacy-policy')} target="_blank">
          {t('legal.privacy')}
        </Link>
      </TextWithLink>{' '}
      {t('legal.newTab')}
    </p>
  );
}
