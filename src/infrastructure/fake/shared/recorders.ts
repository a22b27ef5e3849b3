import { LinkIntents } from '#application/navigation/LinkIntents';
import { injectable } from 'inversify';
import { DocumentHead, type Head } from '#application/navigation/DocumentHead';
import { Viewport } from '#application/navigation/Viewport';
import { Analytics, type PageView } from '#application/shared/Analytics';
import { Clipboard } from '#application/shared/Clipboard';
import { ShareSheet } from '#application/shared/ShareSheet';
import { FileSaver, type FileContent, type SavableFile } from '#application/shared/FileSaver';
import { Printer } from '#application/shared/Printer';
import { ErrorReporter } from '#application/shared/ErrorReporter';
import type { CommerceEvent } from '#domain/analytics/CommerceEvent';
import type { Experiment } from '#domain/analytics/Experiment';

/** Adapters that record their calls for tests. */

@injectable()
export class RecordedAnalytics extends Analytics {
  readonly pageViews: PageView[] = [];
  readonly commerceEvents: CommerceEvent[] = [];
  readonly experiments: Experiment[] = [];
  /** Whether analytics accepts events. A pending promise simulates a slow tag. */
  sendResult: Promise<boolean> = Promise.resolve(true);

  trackPageView(view: PageView): void {
    this.pageViews.push(view);
  }

  trackCommerce(event: CommerceEvent): void {
    this.commerceEvents.push(event);
  }

  hasSentEvents(): Promise<boolean> {
    return this.sendResult;
  }

  trackExperiment(experiment: Experiment): void {
    this.experiments.push(experiment);
  }
}

@injectable()
export class RecordedFiles extends FileSaver {
  readonly saved: { readonly name: string; readonly content: FileContent }[] = [];
  /** Files that the browser would download from an address. */
  readonly downloads: { readonly name: string; readonly url: string }[] = [];

  save(name: string, file: SavableFile): void {
    if ('url' in file) this.downloads.push({ name, url: file.url });
    else this.saved.push({ name, content: file });
  }
}

@injectable()
export class RecordedPrinter extends Printer {
  prints = 0;

  print(): void {
    this.prints++;
  }
}

@injectable()
export class RecordedErrors extends ErrorReporter {
  readonly reports: unknown[] = [];

  report(error: unknown): void {
    this.reports.push(error);
  }
}

/** Allows tests to report links as hovered or visible. */
@injectable()
export class FakeLinkIntents extends LinkIntents {
  private hoverListener: (path: string) => void = () => undefined;
  private visibleListener: (path: string) => void = () => undefined;
  private discoverListener: (path: string) => void = () => undefined;

  onHover(listener: (path: string) => void): void {
    this.hoverListener = listener;
  }

  onVisible(listener: (path: string) => void): void {
    this.visibleListener = listener;
  }

  onDiscover(listener: (path: string) => void): void {
    this.discoverListener = listener;
  }

  hover(path: string): void {
    this.hoverListener(path);
  }

  discover(path: string): void {
    this.discoverListener(path);
  }

  show(path: string): void {
    this.visibleListener(path);
  }
}

@injectable()
export class RecordedViewport extends Viewport {
  isPhone = false;
  readonly moves: string[] = [];
  /** Visibility listeners by element id. */
  readonly watched = new Map<string, (isInSight: boolean) => void>();
  /** Distance of each element from the top in pixels, by element id. */
  tops: Readonly<Record<string, number>> = {};
  private scrolled = 0;
  private readonly listeners = new Set<(pixels: number) => void>();
  private paintTasks: (() => void)[] = [];

  restoreScroll(): void {
    this.moves.push('back');
  }

  storeScrollPosition(): void {
    this.moves.push('note');
  }

  scrollToTop(): void {
    this.moves.push('top');
  }

  scrollTo(hash: string): void {
    this.moves.push(hash);
  }

  scrollBy(pixels: number): void {
    this.scrolled += pixels;
    this.listeners.forEach((listener) => listener(this.scrolled));
  }

  onScroll(listener: (pixels: number) => void): () => void {
    this.listeners.add(listener);
    listener(this.scrolled);
    return () => this.listeners.delete(listener);
  }

  topOf(id: string): number | undefined {
    const top = this.tops[id];
    return top === undefined ? undefined : top - this.scrolled;
  }

  observeVisibility(id: string, onSight: (isInSight: boolean) => void): () => void {
    this.watched.set(id, onSight);
    return () => this.watched.delete(id);
  }

  afterPaint(run: () => void): void {
    this.paintTasks.push(run);
  }

  paint(): void {
    const due = this.paintTasks;
    this.paintTasks = [];
    due.forEach((run) => run());
  }

  focusMain(part?: string): void {
    this.moves.push(part === undefined ? 'focus' : `focus ${part}`);
  }
}

@injectable()
export class RecordedHead extends DocumentHead {
  last: Head | undefined;

  set(head: Head): void {
    this.last = head;
  }

  setTitle(title: string): void {
    if (this.last) this.last = { ...this.last, title };
  }
}

@injectable()
export class RecordedClipboard extends Clipboard {
  text: string | undefined;

  async copy(text: string): Promise<boolean> {
    this.text = text;
    return true;
  }
}

@injectable()
export class RecordedShareSheet extends ShareSheet {
  isAvailable = false;
  /** Whether sharing fails, for example because the browser does not allow it. */
  fails = false;
  shared: { readonly title: string; readonly url: string } | undefined;

  async share(content: { readonly title: string; readonly url: string }): Promise<boolean> {
    if (!this.fails) this.shared = content;
    return !this.fails;
  }
}
