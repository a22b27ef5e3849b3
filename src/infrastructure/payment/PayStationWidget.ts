import { injectable } from 'inversify';
import { PaymentWidget, type WidgetEvent } from '#application/commerce/PaymentWidget';
import { Configuration } from '#application/configuration/Configuration';
import { Clock } from '#application/shared/Clock';
import { ErrorReporter } from '#application/shared/ErrorReporter';
import { payStationUrl } from './payStation';
import { fail, succeed, type Result } from '#domain/shared/Result';
import { BrowserWindow } from '../browser/BrowserWindow';
import type { PayStation, PayStationWindow } from './payStationScript';
import { adoptInsertedStyles } from './adoptInsertedStyles';

/** Timeout in milliseconds. */
const timeoutMs = 15_000;

const events: Readonly<Record<string, WidgetEvent>> = {
  OPEN: 'opened',
  LOAD: 'loaded',
  STATUS: 'status',
  STATUS_DONE: 'done',
  STATUS_TROUBLED: 'troubled',
  CLOSE: 'closed',
};

/**
 * Pay Station widget (CK-01). Reloads the script for each payment, because the script keeps using its first token.
 * One per application.
 */
@injectable('Singleton')
export class PayStationWidget extends PaymentWidget {
  private script: Promise<PayStation | undefined> | undefined;
  private adoptsStyles = false;

  constructor(
    private readonly browser: BrowserWindow,
    private readonly configuration: Configuration,
    private readonly clock: Clock,
    private readonly errors: ErrorReporter,
  ) {
    super();
  }

  prepare(): void {
    void this.loadScript();
  }

  async open(
    { token, isSandbox }: { readonly token: string; readonly isSandbox: boolean },
    listener: (event: WidgetEvent) => void,
  ): Promise<Result<void, { readonly kind: 'unavailable' }>> {
    const script = this.loadScript();
    this.script = undefined;
    const widget = await script;
    if (!widget) return fail({ kind: 'unavailable' });
    let isHeard = true;
    try {
      widget.init({
        access_token: token,
        sandbox: isSandbox,
        iframeOnly: true,
        lightbox: { closeByClick: false, closeByKeyboard: false },
      });
      for (const [name, event] of Object.entries(events)) {
        const type = widget.eventTypes[name];
        if (type !== undefined) widget.on(type, () => isHeard && listener(event));
      }
      widget.open();
      return succeed(undefined);
    } catch (error) {
      isHeard = false;
      this.errors.report(error);
      return fail({ kind: 'unavailable' });
    }
  }

  /** Returns the script. Loads it again after a failure. */
  private loadScript(): Promise<PayStation | undefined> {
    const script = (this.script ??= this.fetch());
    void script.then((widget) => {
      if (!widget && this.script === script) this.script = undefined;
    });
    return script;
  }

  private fetch(): Promise<PayStation | undefined> {
    const { document } = this.browser.window;
    const page = this.browser.window as unknown as PayStationWindow;
    delete page.XPayStationWidget;
    // Pay Station inserts a style element, which the content security policy blocks.
    if (!this.adoptsStyles) adoptInsertedStyles(document);
    this.adoptsStyles = true;
    const script = document.createElement('script');
    script.async = true;
    script.src = this.configuration.current.paymentWidgetUrl ?? payStationUrl;
    return new Promise((done) => {
      const end = (widget: PayStation | undefined): void => {
        callOff();
        script.remove();
        done(widget);
      };
      const callOff = this.clock.schedule(timeoutMs, () => end(undefined));
      script.addEventListener('load', () => end(page.XPayStationWidget));
      script.addEventListener('error', () => end(undefined));
      document.head.append(script);
    });
  }
}
