import { injectable } from 'inversify';
import { HistoryNotes } from '../../application/navigation/HistoryNotes';
import { BrowserWindow } from './BrowserWindow';

/** In the state of the entry, beside its position. */
@injectable()
export class BrowserHistoryNotes extends HistoryNotes {
  constructor(private readonly browser: BrowserWindow) {
    super();
  }

  stepOn(path: string): number | undefined {
    const { list } = this.state;
    if (typeof list !== 'object' || list === null) return undefined;
    const { path: notedOn, step } = list as Readonly<Record<string, unknown>>;
    return notedOn === path && typeof step === 'number' ? step : undefined;
  }

  note(path: string, step: number): void {
    this.browser.window.history.replaceState({ ...this.state, list: { path, step } }, '');
  }

  private get state(): Readonly<Record<string, unknown>> {
    const state: unknown = this.browser.window.history.state;
    return typeof state === 'object' && state !== null ? (state as Record<string, unknown>) : {};
  }
}
