import { suspendInputDuringHydration } from './suspendInputDuringHydration';
import { hydratedEvent, hydratedAttribute } from '#hydration/protocol';

/** Suspends input while React hydrates the page, and announces when the application is ready. */
export class Hydration {
  private resumeInput = (): void => undefined;
  private resolve = (): void => undefined;

  /** Resolves once the application is ready. */
  readonly done = new Promise<void>((resolve) => (this.resolve = resolve));

  constructor(private readonly root: HTMLElement) {}

  /** Call before hydrating. */
  start(): void {
    this.resumeInput = suspendInputDuringHydration(this.root.ownerDocument);
  }

  /** Call in an effect of the application, also when it was not hydrated but rendered. */
  onHydrated(): void {
    this.resumeInput();
    this.root.setAttribute(hydratedAttribute, '');
    this.root.ownerDocument.dispatchEvent(new Event(hydratedEvent));
    this.resolve();
  }
}
