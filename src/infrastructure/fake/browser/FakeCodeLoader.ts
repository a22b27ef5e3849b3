import { CodeLoader } from '#application/shared/CodeLoader';
import type { CallFailure } from '#domain/shared/CallFailure';
import { fail, succeed, type Result } from '#domain/shared/Result';

/** Loads code unless a test sets a failure. */
export class FakeCodeLoader extends CodeLoader {
  failure: CallFailure | undefined;
  /** Whether each load so far was for another page. */
  readonly loads: boolean[] = [];

  async load<T>(load: () => Promise<T>, leavesPage = false): Promise<Result<T, CallFailure>> {
    this.loads.push(leavesPage);
    return this.failure ? fail(this.failure) : succeed(await load());
  }

  async tryLoad<T>(load: () => Promise<T>): Promise<T | undefined> {
    return this.failure ? undefined : load();
  }
}
