import { UnsentFiles } from '../uploads/UnsentFiles';
import { sharedService } from '../useCase';
import { DraftStore } from './DraftStore';

/** Entered texts by field. Never contains a password or a two-factor code. */
export type Draft = Readonly<Record<string, string>>;

const ownerName = 'owner';

/**
 * Entered texts that have not been sent, by form. Stored drafts are shown only to their owner. They are removed
 * together with the unsent files when the owner signs out or another player signs in.
 */
@sharedService
export class Drafts {
  private owner: string | undefined;
  /** Drafts entered by a guest, or before the player was loaded. */
  private readonly unassigned = new Map<string, Draft>();
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly store: DraftStore,
    private readonly files: UnsentFiles,
  ) {}

  /** Assigns the current drafts to the player and removes those of any other player. */
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

  /** Stops storing and showing drafts until the owner signs in again. */
  suspend(): void {
    this.owner = undefined;
    this.unassigned.clear();
  }

  discard(): void {
    this.suspend();
    this.store.clear();
    void this.files.clear();
  }

  /** Saves a draft, or removes it if it is empty. Until the player is loaded, drafts are only in memory. */
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

  /** Returns an empty draft if there is none. Without a player, returns only what was entered since the page load. */
  read(form: string): Draft {
    if (this.owner === undefined) return this.unassigned.get(form) ?? {};
    const stored = this.store.read(form);
    return stored === undefined ? {} : parseDraft(stored);
  }

  /**
   * @param restore receives the draft now, and again whenever its owner signs in
   * @returns a function that stops restoring the draft
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

/** Ignores fields that are not texts, because stored data is untrusted. */
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
