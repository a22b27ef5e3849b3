import { injectable } from 'inversify';
import { HistoryNotes } from '../../application/navigation/HistoryNotes';
import { BrowserWindow } from './BrowserWindow';
import { entryState } from './entryState';

/** In the state of the entry, beside its position. */
@injectable()
export class BrowserHistoryNotes extends HistoryNotes {
  constructor(private readonly browser: BrowserWindow) {
    super();
  }

  stepOn(path: string): number | undefined {
    const { list } = entryState(this.browser.window);
    if (typeof list !== 'object' || list === null) return undefined;
    const { path: notedOn, step } = list as Readonly<Record<string, unknown>>;
    return notedOn === path && typeof step === 'number' ? step : undefined;
  }

  note(path: string, step: number): void {
    const { window } = this.browser;
    window.history.replaceState({ ...entryState(window), list: { path, step } }, '');
  }
}
