import { injectable } from 'inversify';
import { CodeLoader } from '#application/shared/CodeLoader';
import { OngoingUse } from '#application/shared/OngoingUse';
import type { CallFailure } from '#domain/shared/CallFailure';
import { fail, succeed, type Result } from '#domain/shared/Result';
import { BrowserWindow } from './BrowserWindow';
import { recoverFromRelease } from './releases';

@injectable()
export class BrowserCodeLoader extends CodeLoader {
  constructor(
    private readonly browser: BrowserWindow,
    private readonly use: OngoingUse,
  ) {
    super();
  }

  async load<T>(load: () => Promise<T>, leavesPage = false): Promise<Result<T, CallFailure>> {
    try {
      return succeed(await load());
    } catch (error) {
      // A form that is being sent may wait for this code.
      const isInUse = (): boolean => this.use.includes('uploading', 'paying', 'showing-once');
      const failure = await recoverFromRelease(this.browser.window, error, { isInUse, leavesPage });
      return failure ? fail(failure) : new Promise(() => undefined);
    }
  }

  tryLoad<T>(load: () => Promise<T>): Promise<T | undefined> {
    return load().catch(() => undefined);
  }
}
