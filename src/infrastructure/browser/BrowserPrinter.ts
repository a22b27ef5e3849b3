import { injectable } from 'inversify';
import { Printer } from '#application/shared/Printer';
import { BrowserWindow } from './BrowserWindow';

@injectable()
export class BrowserPrinter extends Printer {
  constructor(private readonly browser: BrowserWindow) {
    super();
  }

  print(): void {
    this.browser.window.print();
  }
}
