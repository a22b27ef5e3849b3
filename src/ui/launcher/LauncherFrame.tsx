import type { ReactNode } from 'react';
import { ExternalLink } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { Link, useLocation } from 'react-router-dom';
import { isInLauncher } from '#domain/launcher/isInLauncher';
import { routeAt } from '#domain/navigation/pagePaths';
import type { RouteId } from '#domain/navigation/routes';
import { noReloadAttribute } from '#hydration/protocol';
import { useTexts } from '../content/useTexts';
import { VisuallyHidden } from '../kit/foundation/VisuallyHidden';
import { Icon } from '../kit/media/Icon';
import { NewWindowContext } from '../navigation/leaving/NewWindowPolicy';
import { LogoMark } from '../navigation/LogoMark';
import { NavigationPresenter } from '../navigation/NavigationPresenter';
import { StatusLine } from '../server-status/StatusLine';
import { usePresenter } from '../usePresenter';
import { launcherContentId } from './launcherContentId';
import './Launcher.scss';

const tabs = [
  { page: 'launcherNews', text: 'nav.news', also: 'launcherNewsItem' },
  { page: 'launcherPatches', text: 'nav.patches', also: 'launcherPatch' },
  { page: 'launcherCommunity', text: 'nav.community', also: undefined },
] as const satisfies readonly { page: RouteId; text: string; also: RouteId | undefined }[];

const newWindowPolicy = { staysIn: isInLauncher };

/** Frame of the launcher pages. It replaces the site's navigation bar and footer (LN-01, LN-02). */
export const LauncherFrame = observer(function LauncherFrame({ children }: { readonly children: ReactNode }) {
  const { pathOf } = usePresenter(NavigationPresenter);
  const shown = routeAt(useLocation().pathname).route.id;
  const t = useTexts('launcher');
  const shell = useTexts('app');
  const currentOf = (page: RouteId, also: RouteId | undefined) => {
    if (page === shown) return 'page';
    return also === shown ? 'true' : undefined;
  };

  return (
    <NewWindowContext value={newWindowPolicy}>
      <div className="launcher" {...{ [noReloadAttribute]: '' }}>
        <div className="launcher-bar k-no-print">
          <div className="launcher-bar__row">
            <p className="launcher-bar__name">
              <LogoMark />
              <span>{shell('product.name')}</span>
            </p>
            <nav className="launcher-bar__tabs" aria-label={t('nav.label')}>
              <ul>
                {tabs.map(({ page, text, also }) => (
                  <li key={page}>
                    <Link
                      className="launcher-bar__tab"
                      to={pathOf(page)}
                      aria-current={currentOf(page, also)}
                    >
                      {t(text)}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
            <Link className="launcher-bar__site" to={pathOf('home')} target="_blank">
              {t('nav.site')}
              <VisuallyHidden> {t('newWindow')}</VisuallyHidden>
              <Icon icon={ExternalLink} size={16} />
            </Link>
          </div>
        </div>
        <StatusLine />
        <div className="launcher__page" id={launcherContentId} tabIndex={-1}>
          {children}
        </div>
      </div>
    </NewWindowContext>
  );
});
