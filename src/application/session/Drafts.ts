import { UnsentFiles } from '../uploads/UnsentFiles';
import { sharedService } from '../useCase';
import { DraftStore } from './DraftStore';

/** Never contains a password or a two-factor code. */
export type Draft = Readonly<Record<string, string>>;

const ownerName = 'owner';

/**
 * Unsent texts, by form. Stored drafts are shown only to their owner. Signing out, or signing in as another player,
 * removes them together with the unsent files.
 */
@sharedService
export class Drafts {
  private owner: string | undefined;
  /** Drafts of a guest, or from before the player has been loaded. */
  private readonly unassigned = new Map<string, Draft>();
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly store: DraftStore,
    private readonly files: UnsentFiles,
  ) {}

  /** Assigns the drafts to a player and removes those of another player. */
  assignTo(player: string): void {
    if (this.store.read(ownerName) !== player) this.store.clear();
    if (this.owner !== player) void this.files.clear(player);
    const isBack = this.owner !== player;
    this.owner = player;
    this.store.write(ownerName, player);
    this.unassigned.forEach((draft, form) => this.save(form, draft));
    this.unassigned.clear();
    if (isBack) [...this.listeners].forEach((listener) => listener());
  }

  /** Stores and shows nothing until the owner signs in again. */
  suspend(): void {
    this.owner = undefined;
    this.unassigned.clear();
  }

  discard(): void {
    this.suspend();
    this.store.clear();
    void this.files.clear();
  }

  /** Removes an empty draft. Before the player has been loaded, the draft is stored in memory only. */
  save(form: string, draft: Draft): void {
    const hasText = Object.values(draft).some((text) => text !== '');
    if (this.owner === undefined) {
      if (hasText) this.unassigned.set(form, draft);
      else this.unassigned.delete(form);
    } else if (hasText) this.store.write(form, JSON.stringify(draft));
    else this.store.remove(form);
  }

  remove(form: string): void {
    this.unassigned.delete(form);
    this.store.remove(form);
  }

  /** Empty if there is none. Without a player, returns what was entered since the page load and is not stored. */
  read(form: string): Draft {
    if (this.owner === undefined) return this.unassigned.get(form) ?? {};
    const stored = this.store.read(form);
    return stored === undefined ? {} : parseDraft(stored);
  }

  /**
   * @param restore receives the draft now, and whenever its player signs in again
   * @returns a function that stops this
   */
  onRestore(form: string, restore: (draft: Draft) => void): () => void {
    const give = () => {
      const draft = this.read(form);
      if (Object.keys(draft).length > 0) restore(draft);
    };
    give();
    this.listeners.add(give);
    return () => this.listeners.delete(give);
  }
}

/** Reads only texts, because storage is untrusted. */
const parseDraft = (stored: string): Draft => {
  try {
    const fields: unknown = JSON.parse(stored);
    if (typeof fields !== 'object' || fields === null) return {};
    return Object.fromEntries(
      Object.entries(fields).filter((field): field is [string, string] => typeof field[1] === 'string'),
    );
  } catch {
    return {};
  }
};
