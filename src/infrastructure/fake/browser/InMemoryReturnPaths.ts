import { injectable } from 'inversify';
import { ReturnPaths } from '../../../application/navigation/ReturnPaths';

@injectable()
export class InMemoryReturnPaths extends ReturnPaths {
  private remembered: string | undefined;

  remember(path: string): void {
    this.remembered = path;
  }

  take(): string | undefined {
    const path = this.remembered;
    this.remembered = undefined;
    return path;
  }
}
