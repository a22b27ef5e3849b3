import { injectable } from 'inversify';
import { LinkIntents } from '#application/navigation/LinkIntents';
import { BrowserWindow } from './BrowserWindow';
import { shouldSaveData } from './shouldSaveData';
import { whenIdle } from './whenIdle';

const hoverEvents = ['pointerover', 'touchstart', 'focusin'] as const;

type LinkListener = (link: HTMLAnchorElement) => void;

/** Milliseconds. Evaluating the code of thirty pages in a row would delay the response to the first input. */
const discoverDelayMs = 3_000;
const discoverIntervalMs = 200;

/** Detects links worth prefetching. Disabled when the visitor uses data saver or has a slow connection. */
@injectable()
export class AnchorLinkIntents extends LinkIntents {
  private readonly linkListeners: LinkListener[] = [];

  constructor(private readonly browser: BrowserWindow) {
    super();
  }

  onHover(listener: (path: string) => void): void {
    const { document, navigator } = this.browser.window;
    if (shouldSaveData(navigator)) return;
    const notify = ({ target }: Event): void => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      const path = link && this.pathOf(link);
      if (path) listener(path);
    };
    // In the capture phase, because events stop at the body while React hydrates the page.
    for (const sign of hoverEvents) document.addEventListener(sign, notify, { capture: true, passive: true });
  }

  onVisible(listener: (path: string) => void): void {
    const { IntersectionObserver } = this.browser.window as Partial<Window & typeof globalThis>;
    if (!IntersectionObserver) return;
    const notify = this.oncePerPath(listener);
    const sight = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        sight.unobserve(target);
        notify(target as HTMLAnchorElement);
      }
    });
    this.observeLinks((link) => sight.observe(link));
  }

  onDiscover(listener: (path: string) => void): void {
    const { window } = this.browser;
    const pause = (milliseconds: number) =>
      new Promise<void>((done) => window.setTimeout(done, milliseconds));
    this.observeLinks(this.oncePerPath(listener, pause(discoverDelayMs), () => pause(discoverIntervalMs)));
  }

  private oncePerPath(
    listener: (path: string) => void,
    start: Promise<void> = Promise.resolve(),
    rest: () => Promise<void> = () => Promise.resolve(),
  ): LinkListener {
    const notified = new Set<string>();
    let turn = start;
    return (link) => {
      const path = this.pathOf(link);
      if (path === undefined || notified.has(path)) return;
      notified.add(path);
      turn = turn
        .then(() => whenIdle(this.browser.window))
        .then(() => listener(path))
        .then(rest);
    };
  }

  /** Calls `onLink` for each current and future link on the page. Must be called before the browser is first idle. */
  private observeLinks(onLink: LinkListener): void {
    if (shouldSaveData(this.browser.window.navigator)) return;
    this.linkListeners.push(onLink);
    if (this.linkListeners.length === 1) this.lookForLinks();
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
        for (const notify of this.linkListeners) notify(link);
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
