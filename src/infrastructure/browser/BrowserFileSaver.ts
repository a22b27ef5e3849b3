import { injectable } from 'inversify';
import { FileSaver, type SavableFile } from '#application/shared/FileSaver';
import { BrowserWindow } from './BrowserWindow';

/** Safari reads the file some time after the click, so the object URL is revoked with a delay. */
const readMilliseconds = 60_000;

@injectable()
export class BrowserFileSaver extends FileSaver {
  constructor(private readonly browser: BrowserWindow) {
    super();
  }

  save(name: string, file: SavableFile): void {
    if ('url' in file) return this.download(name, file.url);
    const address = URL.createObjectURL(new Blob([file.bytes], { type: file.type }));
    this.download(name, address);
    this.browser.window.setTimeout(() => URL.revokeObjectURL(address), readMilliseconds);
  }

  private download(name: string, url: string): void {
    const link = this.browser.window.document.createElement('a');
    link.href = url;
    link.download = name;
    link.click();
  }
}
