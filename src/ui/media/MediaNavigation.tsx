import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router-dom';
import { pathOf } from '#domain/navigation/pagePaths';
import type { RouteId } from '#domain/navigation/routes';
import { Translations } from '../content/Translations';
import { useTexts } from '../content/useTexts';
import { Icon } from '../kit/media/Icon';
import { usePresenter } from '../usePresenter';

const routes = [
  'media',
  'screenshots',
  'videos',
  'wallpapers',
  'conceptArt',
  'documents',
] as const satisfies readonly RouteId[];

/** Sub-navigation: a row of links, or a drop-down on small screens. Both work without JavaScript (ME-02). */
export const MediaNavigation = ({ current }: { readonly current: RouteId }) => {
  const t = useTexts('media');
  const translations = usePresenter(Translations);
  const nameOf = (route: RouteId): string =>
    route === 'media' ? t('overview') : translations.titleOf(route);
  const links = (
    <ul className="media-nav__links">
      {routes.map((route) => (
        <li key={route}>
          <Link to={pathOf(route, translations.locale)} aria-current={route === current ? 'page' : undefined}>
            {nameOf(route)}
          </Link>
        </li>
      ))}
    </ul>
  );

  return (
    <>
      <nav className="media-nav media-nav--row" aria-label={t('navigation.label')}>
        {links}
      </nav>
      <nav className="media-nav media-nav--drop" aria-label={t('navigation.label')}>
        <details key={current}>
          <summary>
            <span>{t('navigation.open', { page: nameOf(current) })}</span>
            <Icon icon={ChevronDown} />
          </summary>
          {links}
        </details>
      </nav>
    </>
  );
};
