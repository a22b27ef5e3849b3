import { Globe } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { languageOf } from '#domain/language/Locale';
import { useTexts } from '../content/useTexts';
import { Icon } from '../kit/media/Icon';
import { Menu } from '../kit/overlays/Menu';
import { usePresenter } from '../usePresenter';
import { LanguageLinks } from './LanguageLinks';
import { NavigationPresenter } from './NavigationPresenter';

export const LanguageMenu = observer(function LanguageMenu() {
  const { locale } = usePresenter(NavigationPresenter);
  const t = useTexts('app');

  return (
    <div className="nav-bar__account">
      <button
        type="button"
        className="nav-bar__control"
        popoverTarget="language-menu"
        aria-label={t('nav.languageMenu', { language: t(`language.${locale}`) })}
      >
        <Icon icon={Globe} size={18} />
        <span>{languageOf(locale).toUpperCase()}</span>
      </button>
      <Menu id="language-menu">
        <LanguageLinks />
      </Menu>
    </div>
  );
});
