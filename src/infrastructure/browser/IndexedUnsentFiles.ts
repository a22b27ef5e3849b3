import type * as KeyValueStore from 'idb-keyval';
import { injectable } from 'inversify';
import { CodeLoader } from '#application/shared/CodeLoader';
import { ErrorReporter } from '#application/shared/ErrorReporter';
import { StoredItems } from '#application/shared/StoredItems';
import { UnsentFiles, type UnsentFile } from '#application/uploads/UnsentFiles';
import { unsentFilesItem } from '#domain/consent/storedItems';

interface StoredFile extends UnsentFile {
  readonly owner: string;
  /** Unix time in milliseconds. */
  readonly chosenAt: number;
}

const openStore = ({ createStore, del, entries, set, delMany }: typeof KeyValueStore) => {
  const store = createStore(unsentFilesItem.name, 'files');
  return {
    all: () => entries<string, StoredFile>(store),
    set: (key: string, record: StoredFile) => set(key, record, store),
    remove: (key: string) => del(key, store),
    removeAll: (keys: string[]) => delMany(keys, store),
  };
};

type Store = ReturnType<typeof openStore>;

const keyOf = (playerId: string, id: string): string => `${playerId}/${id}`;

/** Stores files in IndexedDB. A local storage flag marks that files exist, so IndexedDB is opened only if needed. */
@injectable()
export class IndexedUnsentFiles extends UnsentFiles {
  constructor(
    private readonly stored: StoredItems,
    private readonly errors: ErrorReporter,
    private readonly code: CodeLoader,
  ) {
    super();
  }

  async list(playerId: string): Promise<readonly UnsentFile[]> {
    const records = await this.withStore((store) => store.all());
    return (records ?? [])
      .map(([, record]) => record)
      .filter(({ owner }) => owner === playerId)
      .sort((one, other) => one.chosenAt - other.chosenAt);
  }

  async save(owner: string, { id, name, content }: UnsentFile): Promise<void> {
    this.stored.write(unsentFilesItem, 'kept');
    const chosenAt = performance.timeOrigin + performance.now();
    await this.withStore((store) => store.set(keyOf(owner, id), { id, name, content, owner, chosenAt }));
  }

  async remove(playerId: string, id: string): Promise<void> {
    await this.withStore((store) => store.remove(keyOf(playerId, id)));
  }

  async clear(playerId?: string): Promise<void> {
    await this.withStore(async (store) => {
      const records = await store.all();
      const others = records.filter(([, { owner }]) => owner !== playerId);
      await store.removeAll(others.map(([key]) => key));
      if (others.length === records.length) this.stored.remove(unsentFilesItem);
    });
  }

  /** IndexedDB is unavailable in private windows of some browsers, and fails when the disk is full. */
  private async withStore<T>(work: (store: Store) => Promise<T>): Promise<T | undefined> {
    if (this.stored.read(unsentFilesItem) === undefined) return undefined;
    // Without the code, files are uploaded, but not stored until then. A new document would lose them.
    const library = await this.code.tryLoad(
      () => import(/* webpackChunkName: "unsent-files" */ 'idb-keyval'),
    );
    if (!library) return undefined;
    try {
      return await work(openStore(library));
    } catch (error) {
      this.errors.report(error);
      return undefined;
    }
  }
}
