import { injectable } from 'inversify';
import { LinkIntents } from '../../application/navigation/LinkIntents';
import { BrowserWindow } from './BrowserWindow';
import { whenIdle } from './whenIdle';

const signs = ['pointerover', 'touchstart', 'focusin'] as const;

/** Nothing is fetched ahead for visitors who save data. */
@injectable()
export class AnchorLinkIntents extends LinkIntents {
  constructor(private readonly browser: BrowserWindow) {
    super();
  }

  onIntent(listener: (path: string) => void): void {
    const { document, navigator } = this.browser.window;
    if (savesData(navigator)) return;
    const tell = ({ target }: Event): void => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      const path = link && this.pathOf(link);
      if (path) listener(path);
    };
    for (const sign of signs) document.addEventListener(sign, tell, { passive: true });
  }

  onSight(listener: (path: string) => void): void {
    const { window } = this.browser;
    const { document, navigator } = window;
    const { IntersectionObserver } = window as Partial<typeof window>;
    if (savesData(navigator) || !IntersectionObserver) return;

    const told = new Set<string>();
    const tell = (path: string | undefined): void => {
      if (path === undefined || told.has(path)) return;
      told.add(path);
      void whenIdle(window).then(() => listener(path));
    };
    const sight = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        sight.unobserve(target);
        tell(this.pathOf(target as HTMLAnchorElement));
      }
    });

    const known = new WeakSet<HTMLAnchorElement>();
    let isLooking = false;
    const lookAround = async (): Promise<void> => {
      if (isLooking) return;
      isLooking = true;
      await whenIdle(window);
      isLooking = false;
      for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
        if (known.has(link)) continue;
        known.add(link);
        sight.observe(link);
      }
    };
    new window.MutationObserver(() => void lookAround()).observe(document.body, {
      childList: true,
      subtree: true,
    });
    void lookAround();
  }

  /** Nothing for links that lead elsewhere or into another window. */
  private pathOf(link: HTMLAnchorElement): string | undefined {
    if (link.origin !== this.browser.window.location.origin || link.target) return undefined;
    return link.pathname + link.search + link.hash;
  }
}

const savesData = (
  navigator: Navigator & { readonly connection?: { readonly saveData?: boolean } },
): boolean => navigator.connection?.saveData === true;
