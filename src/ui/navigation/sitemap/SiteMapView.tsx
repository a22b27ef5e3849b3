import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import type { SiteMapPage } from '#domain/navigation/siteMap';
import type { PageModule } from '../../app/Pages';
import { Translations } from '../../content/Translations';
import { useTexts } from '../../content/useTexts';
import { Heading } from '../../kit/layout/Heading';
import { Intro } from '../../kit/layout/Text';
import { usePresenter } from '../../usePresenter';
import { SiteMapPresenter } from './SiteMapPresenter';
import './SiteMap.scss';

export const SiteMapView = observer(function SiteMapView() {
  const { groups } = usePresenter(SiteMapPresenter);
  const t = useTexts('sitemap');
  const translations = usePresenter(Translations);
  const legal = useTexts('legal');

  const nameOf = (page: SiteMapPage): string => {
    if (page.kind === 'legal') return legal(`page.${page.id}`);
    // The home page's title is its headline, which would not identify the page here.
    return page.id === 'home' ? t('home') : translations.titleOf(page.id);
  };

  return (
    <div className="site-map">
      <Heading level={1}>{t('title')}</Heading>
      <Intro>{t('text')}</Intro>
      <div className="site-map__groups">
        {groups.map(({ key, pages }) => (
          <section key={key} aria-labelledby={`site-map-${key}`}>
            <Heading level={2} size={3} id={`site-map-${key}`}>
              {t(`group.${key}`)}
            </Heading>
            <ul className="site-map__pages">
              {pages.map((page) => (
                <li key={page.path}>
                  <Link to={page.path} aria-current={page.id === 'siteMap' ? 'page' : undefined}>
                    {nameOf(page)}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
});

const page: PageModule = { View: SiteMapView, texts: ['sitemap'] };

export const pages = { siteMap: page };
