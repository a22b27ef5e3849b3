import { Globe } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { languageOf, languageTag } from '../../domain/language/Locale';
import { useTexts } from '../content/useTexts';
import { Icon } from '../kit/Icon';
import { LazyMenu } from '../kit/LazyMenu';
import { usePresenter } from '../usePresenter';
import { NavigationPresenter } from './NavigationPresenter';

interface OneOfTheMenus {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** The languages of the site; choosing one stays on the page (LA-01). */
export const LanguageMenu = observer(function LanguageMenu({ open, onOpenChange }: OneOfTheMenus) {
  const { locale, languages, chooseLanguage } = usePresenter(NavigationPresenter);
  const t = useTexts('shell');

  return (
    <LazyMenu
      open={open}
      onOpenChange={onOpenChange}
      trigger={
        <button
          type="button"
          className="nav-bar__control"
          aria-label={t('nav.languageMenu', { language: t(`language.${locale}`) })}
        >
          <Icon of={Globe} size={18} />
          {languageOf(locale).toUpperCase()}
        </button>
      }
      entries={languages.map((language) => ({
        key: language,
        label: t(`language.${language}`),
        lang: languageTag(language),
        current: language === locale,
        onSelect: () => chooseLanguage(language),
      }))}
    />
  );
});
