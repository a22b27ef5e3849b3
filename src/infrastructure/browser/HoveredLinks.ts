import { injectable } from 'inversify';
import { LinkIntents } from '../../application/navigation/LinkIntents';
import { BrowserWindow } from './BrowserWindow';

const signs = ['pointerover', 'touchstart', 'focusin'] as const;

/** Nothing is fetched ahead for visitors who save data. */
@injectable()
export class HoveredLinks extends LinkIntents {
  constructor(private readonly browser: BrowserWindow) {
    super();
  }

  onIntent(listener: (path: string) => void): void {
    const { document, location, navigator } = this.browser.window;
    if (savesData(navigator)) return;
    const tell = ({ target }: Event): void => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      if (link?.origin === location.origin && !link.target) listener(link.pathname + link.search + link.hash);
    };
    for (const sign of signs) document.addEventListener(sign, tell, { passive: true });
  }
}

const savesData = (
  navigator: Navigator & { readonly connection?: { readonly saveData?: boolean } },
): boolean => navigator.connection?.saveData === true;
