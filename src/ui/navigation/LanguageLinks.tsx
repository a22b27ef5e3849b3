import type { MouseEvent } from 'react';
import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import { languageTag, type Locale } from '#domain/language/Locale';
import { localizePath } from '#domain/navigation/pagePaths';
import { languageChoiceAttribute, languageKeepAttribute, languageOfferAttribute } from '#hydration/protocol';
import { useTexts } from '../content/useTexts';
import { isModifiedClick } from '../isModifiedClick';
import { usePresenter } from '../usePresenter';
import { NavigationPresenter } from './NavigationPresenter';

/**
 * Language switch. Its entries are links, so they work before the application runs. Once it runs, a click stores the
 * choice and preserves the query and hash (LA-01).
 */
export const LanguageLinks = observer(function LanguageLinks() {
  const { locale, languages, chooseLanguage } = usePresenter(NavigationPresenter);
  const { pathname } = useLocation();
  const t = useTexts('app');

  const choose = (event: MouseEvent, language: Locale) => {
    if (isModifiedClick(event)) return;
    event.preventDefault();
    chooseLanguage(language);
  };

  return (
    <ul>
      {languages.map((language) => (
        <li key={language}>
          <a
            className="k-menu__item"
            href={localizePath(pathname, language)}
            hrefLang={languageTag(language)}
            lang={languageTag(language)}
            aria-current={language === locale ? 'true' : undefined}
            {...{ [languageChoiceAttribute]: language }}
            {...(language !== locale && {
              [languageOfferAttribute]: t(`language.offer.${language}`),
              [languageKeepAttribute]: t(`language.keep.${language}`),
            })}
            onClick={(event) => choose(event, language)}
          >
            {t(`language.${language}`)}
          </a>
        </li>
      ))}
    </ul>
  );
});
