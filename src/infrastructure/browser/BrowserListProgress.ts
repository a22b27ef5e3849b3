import { injectable } from 'inversify';
import { ListProgress } from '#application/navigation/ListProgress';
import { BrowserWindow } from './BrowserWindow';
import { updateHistoryEntryData, readHistoryEntryData } from './historyEntryData';

@injectable()
export class BrowserListProgress extends ListProgress {
  constructor(private readonly browser: BrowserWindow) {
    super();
  }

  findStep(path: string): number | undefined {
    const { list } = readHistoryEntryData(this.browser.window);
    return list?.path === path ? list.step : undefined;
  }

  saveStep(path: string, step: number): void {
    updateHistoryEntryData(this.browser.window, { list: { path, step } });
  }
}
