import { UnsentFiles, type UnsentFile } from '#application/uploads/UnsentFiles';

export class InMemoryUnsentFiles extends UnsentFiles {
  private files: readonly { readonly owner: string; readonly file: UnsentFile }[] = [];

  async list(playerId: string): Promise<readonly UnsentFile[]> {
    return this.files.filter(({ owner }) => owner === playerId).map(({ file }) => file);
  }

  async save(owner: string, file: UnsentFile): Promise<void> {
    this.files = [...this.files, { owner, file }];
  }

  async remove(playerId: string, id: string): Promise<void> {
    this.files = this.files.filter(({ owner, file }) => owner !== playerId || file.id !== id);
  }

  async clear(playerId?: string): Promise<void> {
    this.files = this.files.filter(({ owner }) => owner === playerId);
  }
}
