import { injectable } from 'inversify';
import { HistoryNotes } from '../../application/navigation/HistoryNotes';
import { BrowserWindow } from './BrowserWindow';
import { addEntryNotes, entryNotes } from './entryNotes';

@injectable()
export class BrowserHistoryNotes extends HistoryNotes {
  constructor(private readonly browser: BrowserWindow) {
    super();
  }

  stepOn(path: string): number | undefined {
    const { list } = entryNotes(this.browser.window);
    return list?.path === path ? list.step : undefined;
  }

  note(path: string, step: number): void {
    addEntryNotes(this.browser.window, { list: { path, step } });
  }
}
