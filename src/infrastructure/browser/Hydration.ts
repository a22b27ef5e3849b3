import { suspendInputDuringHydration } from './suspendInputDuringHydration';
import { hydratedEvent, hydratedAttribute } from '#hydration/protocol';

/** Suspends input while React hydrates the page, and announces when the application is ready. */
export class Hydration {
  private resumeInput = (): void => undefined;
  private resolve = (): void => undefined;

  /** Resolves once the application is ready. */
  readonly done = new Promise<void>((resolve) => (this.resolve = resolve));

  constructor(private readonly root: HTMLElement) {}

  /** Must be called before hydration. */
  start(): void {
    this.resumeInput = suspendInputDuringHydration(this.root.ownerDocument);
  }

  /** Must be called in an effect of the application, even if the page was rendered without hydration. */
  onHydrated(): void {
    this.resumeInput();
    this.root.setAttribute(hydratedAttribute, '');
    this.root.ownerDocument.dispatchEvent(new Event(hydratedEvent));
    this.resolve();
  }
}
