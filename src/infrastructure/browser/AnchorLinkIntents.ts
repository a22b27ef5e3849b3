import { injectable } from 'inversify';
import { LinkIntents } from '../../application/navigation/LinkIntents';
import { BrowserWindow } from './BrowserWindow';
import { whenIdle } from './whenIdle';

const signs = ['pointerover', 'touchstart', 'focusin'] as const;

type OnLink = (link: HTMLAnchorElement) => void;

/** Milliseconds. Evaluating the code of thirty pages in a row would delay the response to the visitor's first input. */
const beforePresence = 3_000;
const betweenPresences = 200;

/** Detects links worth prefetching. Does nothing for visitors with data saver or a slow connection. */
@injectable()
export class AnchorLinkIntents extends LinkIntents {
  private readonly onNewLink: OnLink[] = [];

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
    const { IntersectionObserver } = this.browser.window as Partial<Window & typeof globalThis>;
    if (!IntersectionObserver) return;
    const tell = this.onceEach(listener);
    const sight = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        sight.unobserve(target);
        tell(target as HTMLAnchorElement);
      }
    });
    this.ofEachLink((link) => sight.observe(link));
  }

  onPresence(listener: (path: string) => void): void {
    const { window } = this.browser;
    const pause = (milliseconds: number) =>
      new Promise<void>((done) => window.setTimeout(done, milliseconds));
    this.ofEachLink(this.onceEach(listener, pause(beforePresence), () => pause(betweenPresences)));
  }

  private onceEach(
    listener: (path: string) => void,
    start: Promise<void> = Promise.resolve(),
    rest: () => Promise<void> = () => Promise.resolve(),
  ): OnLink {
    const told = new Set<string>();
    let turn = start;
    return (link) => {
      const path = this.pathOf(link);
      if (path === undefined || told.has(path)) return;
      told.add(path);
      turn = turn
        .then(() => whenIdle(this.browser.window))
        .then(() => listener(path))
        .then(rest);
    };
  }

  /** Calls `onLink` for current and future links of the page. Call it before the browser is first idle. */
  private ofEachLink(onLink: OnLink): void {
    if (savesData(this.browser.window.navigator)) return;
    this.onNewLink.push(onLink);
    if (this.onNewLink.length === 1) this.lookForLinks();
  }

  private lookForLinks(): void {
    const { window } = this.browser;
    const { document } = window;
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
        for (const tell of this.onNewLink) tell(link);
      }
    };
    new window.MutationObserver(() => void lookAround()).observe(document.body, {
      childList: true,
      subtree: true,
    });
    void lookAround();
  }

  /** Returns undefined for links to another origin or another window. */
  private pathOf(link: HTMLAnchorElement): string | undefined {
    if (link.origin !== this.browser.window.location.origin || link.target) return undefined;
    return link.pathname + link.search + link.hash;
  }
}

const slowLines = ['slow-2g', '2g'];

const savesData = ({
  connection,
}: Navigator & {
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
}): boolean => connection?.saveData === true || slowLines.includes(connection?.effectiveType ?? '');
