import { UnsentFiles, type UnsentFile } from '../../../application/uploads/UnsentFiles';

export class InMemoryUnsentFiles extends UnsentFiles {
  private kept: readonly { readonly owner: string; readonly file: UnsentFile }[] = [];

  async of(playerId: string): Promise<readonly UnsentFile[]> {
    return this.kept.filter(({ owner }) => owner === playerId).map(({ file }) => file);
  }

  async keep(owner: string, file: UnsentFile): Promise<void> {
    this.kept = [...this.kept, { owner, file }];
  }

  async remove(playerId: string, id: string): Promise<void> {
    this.kept = this.kept.filter(({ owner, file }) => owner !== playerId || file.id !== id);
  }

  async clear(playerId?: string): Promise<void> {
    this.kept = this.kept.filter(({ owner }) => owner === playerId);
  }
}
