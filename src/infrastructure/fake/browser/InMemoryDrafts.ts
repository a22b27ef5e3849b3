import { injectable } from 'inversify';
import { DraftStore } from '../../../application/session/DraftStore';

@injectable()
export class InMemoryDrafts extends DraftStore {
  private readonly drafts = new Map<string, string>();

  read(name: string): string | undefined {
    return this.drafts.get(name);
  }

  write(name: string, text: string): void {
    this.drafts.set(name, text);
  }

  remove(name: string): void {
    this.drafts.delete(name);
  }

  clear(): void {
    this.drafts.clear();
  }
}
