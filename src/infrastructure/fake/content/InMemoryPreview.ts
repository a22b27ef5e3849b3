import { injectable } from 'inversify';
import { Preview } from '#application/content/Preview';

@injectable()
export class InMemoryPreview extends Preview {
  ref: string | undefined;

  end(): void {
    this.ref = undefined;
  }
}
