import { injectable } from 'inversify';
import { FileSaver, type FileContent } from '#application/shared/FileSaver';
import { BrowserWindow } from './BrowserWindow';

/** Safari reads the file some time after the click, so the object URL is revoked with a delay. */
const readMilliseconds = 60_000;

@injectable()
export class BrowserFileSaver extends FileSaver {
  constructor(private readonly browser: BrowserWindow) {
    super();
  }

  save(name: string, { type, bytes }: FileContent): void {
    const { window } = this.browser;
    const address = URL.createObjectURL(new Blob([bytes], { type }));
    const link = window.document.createElement('a');
    link.href = address;
    link.download = name;
    link.click();
    window.setTimeout(() => URL.revokeObjectURL(address), readMilliseconds);
  }
}
