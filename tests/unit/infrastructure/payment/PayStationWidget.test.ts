/** @jest-environment jest-fixed-jsdom */
import type { WidgetEvent } from '#application/commerce/PaymentWidget';
import { Configuration } from '#application/configuration/Configuration';
import { payStationUrl } from '#infrastructure/payment/payStation';
import { RemoteConfiguration } from '#domain/configuration/RemoteConfiguration';
import { FakeClock } from '#infrastructure/fake/browser/FakeClock';
import {
  fakeConfiguration,
  FakeConfigurationSource,
} from '#infrastructure/fake/configuration/FakeConfigurationSource';
import { RecordedErrors } from '#infrastructure/fake/shared/recorders';
import { PayStationWidget } from '#infrastructure/payment/PayStationWidget';
import type { PayStation, PayStationWindow } from '#infrastructure/payment/payStationScript';
import { flushPromises } from '../../support/flushPromises';

const page = window as unknown as PayStationWindow;

/** Replaces the object that the script adds to the page. */
class ScriptedPayStation implements PayStation {
  readonly eventTypes = {
    INIT: 'init',
    OPEN: 'open',
    LOAD: 'load',
    CLOSE: 'close',
    STATUS: 'status',
    STATUS_DONE: 'status-done',
    STATUS_TROUBLED: 'status-troubled',
  };
  readonly calls: unknown[] = [];
  problem: Error | undefined;
  private readonly listeners: (readonly [string, () => void])[] = [];

  init(settings: unknown): void {
    this.calls.push(['init', settings]);
  }

  on(type: string, listener: () => void): void {
    this.listeners.push([type, listener]);
  }

  open(): void {
    this.calls.push('open');
    if (this.problem) throw this.problem;
  }

  emit(...types: readonly string[]): void {
    for (const notified of types) {
      for (const [type, listener] of this.listeners) if (type === notified) listener();
    }
  }
}

const scripts = () => [...document.head.querySelectorAll('script')];

/** Finishes loading the last requested script, with or without the widget. */
const installWidget = (widget: PayStation | undefined): void => {
  if (widget) page.XPayStationWidget = widget;
  scripts().at(-1)?.dispatchEvent(new Event('load'));
};

const arrange = ({ url }: { url?: string } = {}) => {
  const clock = new FakeClock();
  const errors = new RecordedErrors();
  const configuration = new Configuration(new FakeConfigurationSource());
  configuration.seed(new RemoteConfiguration({ ...fakeConfiguration, paymentWidgetUrl: url }));
  const widget = new PayStationWidget({ window }, configuration, clock, errors);
  const events: WidgetEvent[] = [];
  const open = (token = 'token-1') => widget.open({ token, isSandbox: true }, (event) => events.push(event));
  return { widget, clock, errors, events, open };
};

afterEach(() => {
  scripts().forEach((script) => script.remove());
  delete page.XPayStationWidget;
});

it('CK-01 opens with the payment token in a lightbox that ignores outside clicks and keys', async () => {
  const { open } = arrange();
  const opened = open();
  const payStation = new ScriptedPayStation();
  expect(scripts().map(({ src }) => src)).toEqual([payStationUrl]);
  installWidget(payStation);
  expect(await opened).toEqual({ ok: true, value: undefined });
  expect(payStation.calls).toEqual([
    [
      'init',
      {
        access_token: 'token-1',
        sandbox: true,
        iframeOnly: true,
        lightbox: { closeByClick: false, closeByKeyboard: false },
      },
    ],
    'open',
  ]);
});

it('CK-01 loads the script from the configured URL', () => {
  const { widget } = arrange({ url: '/sandbox/paystation/widget.js' });
  widget.prepare();
  expect(scripts().map(({ src }) => src)).toEqual([`${window.location.origin}/sandbox/paystation/widget.js`]);
});

it('CK-01 reports the widget’s known events in order', async () => {
  const { open, events } = arrange();
  const opened = open();
  const payStation = new ScriptedPayStation();
  installWidget(payStation);
  await opened;
  payStation.emit('init', 'open', 'load', 'status', 'status-troubled', 'status-done', 'close', 'other');
  expect(events).toEqual(['opened', 'loaded', 'status', 'troubled', 'done', 'closed']);
});

it('CK-01 opens a preloaded widget immediately and loads the script only once', async () => {
  const { widget, open } = arrange();
  widget.prepare();
  widget.prepare();
  expect(scripts()).toHaveLength(1);
  installWidget(new ScriptedPayStation());
  const opened = open();
  expect(scripts()).toHaveLength(0);
  expect(await opened).toMatchObject({ ok: true });
});

it('CK-01 a blocked or empty script makes the widget unavailable', async () => {
  const { open } = arrange();
  const blocked = open();
  scripts().at(-1)?.dispatchEvent(new Event('error'));
  expect(await blocked).toEqual({ ok: false, error: { kind: 'unavailable' } });
  const empty = open();
  installWidget(undefined);
  expect(await empty).toEqual({ ok: false, error: { kind: 'unavailable' } });
});

it('CK-01 a script that takes over 15 s makes the widget unavailable and never opens it', async () => {
  const { open, clock, events } = arrange();
  const opened = open();
  clock.advance(14_999);
  await flushPromises();
  const [late] = scripts();
  clock.advance(1);
  expect(await opened).toEqual({ ok: false, error: { kind: 'unavailable' } });
  const payStation = new ScriptedPayStation();
  page.XPayStationWidget = payStation;
  late?.dispatchEvent(new Event('load'));
  await flushPromises();
  expect(payStation.calls).toEqual([]);
  expect(events).toEqual([]);
});

it('CK-01 requests the script again when preloading failed', async () => {
  const { widget, open } = arrange();
  widget.prepare();
  scripts().at(-1)?.dispatchEvent(new Event('error'));
  await flushPromises();
  const opened = open();
  installWidget(new ScriptedPayStation());
  expect(await opened).toMatchObject({ ok: true });
});

it('CK-01 reports a widget that throws, removes its listeners and loads the script again', async () => {
  const { open, errors, events } = arrange();
  const broken = new ScriptedPayStation();
  broken.problem = new Error('no lightbox');
  const opened = open();
  installWidget(broken);
  expect(await opened).toEqual({ ok: false, error: { kind: 'unavailable' } });
  expect(errors.reports).toEqual([broken.problem]);
  broken.emit('status-done');
  expect(events).toEqual([]);

  const again = open('token-2');
  const payStation = new ScriptedPayStation();
  installWidget(payStation);
  expect(await again).toMatchObject({ ok: true });
  expect(payStation.calls).toContainEqual(['init', expect.objectContaining({ access_token: 'token-2' })]);
});

it('CK-01 creates a new widget for another payment, because a widget cannot change its token', async () => {
  const { open } = arrange();
  const first = open();
  const used = new ScriptedPayStation();
  installWidget(used);
  await first;
  const second = open('token-2');
  const fresh = new ScriptedPayStation();
  installWidget(fresh);
  await second;
  expect(used.calls).toHaveLength(2);
  expect(fresh.calls).toContainEqual(['init', expect.objectContaining({ access_token: 'token-2' })]);
});

it('CK-01 tolerates an event type that the loaded script does not define', async () => {
  const { open, events } = arrange();
  const older = new ScriptedPayStation();
  Object.assign(older, { eventTypes: { STATUS_DONE: 'status-done' } });
  const opened = open();
  installWidget(older);
  expect(await opened).toMatchObject({ ok: true });
  older.emit('status-done', 'undefined');
  expect(events).toEqual(['done']);
});
