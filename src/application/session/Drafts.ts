import { UnsentFiles } from '../uploads/UnsentFiles';
import { sharedService } from '../useCase';
import { DraftStore } from './DraftStore';

/** Never a password or a two-factor code. */
export type Draft = Readonly<Record<string, string>>;

const ownerName = 'owner';

/**
 * Unsent texts, by form. Only their owner sees those that are stored; signing out, or another player, removes them, and
 * with them the unsent files.
 */
@sharedService
export class Drafts {
  private owner: string | undefined;
  /** Drafts of a visitor, or from before the player is known. */
  private readonly early = new Map<string, Draft>();
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly store: DraftStore,
    private readonly files: UnsentFiles,
  ) {}

  /** Removes the drafts of another player. */
  assignTo(player: string): void {
    if (this.store.read(ownerName) !== player) this.store.clear();
    if (this.owner !== player) void this.files.clear(player);
    const isBack = this.owner !== player;
    this.owner = player;
    this.store.write(ownerName, player);
    this.early.forEach((draft, form) => this.keep(form, draft));
    this.early.clear();
    if (isBack) [...this.listeners].forEach((listener) => listener());
  }

  /** Nothing is stored or shown until the owner signs in again. */
  suspend(): void {
    this.owner = undefined;
    this.early.clear();
  }

  discard(): void {
    this.suspend();
    this.store.clear();
    void this.files.clear();
  }

  /** An empty draft is removed. Before the player is known it waits for its owner. */
  keep(form: string, draft: Draft): void {
    const hasText = Object.values(draft).some((text) => text !== '');
    if (this.owner === undefined) {
      if (hasText) this.early.set(form, draft);
      else this.early.delete(form);
    } else if (hasText) this.store.write(form, JSON.stringify(draft));
    else this.store.remove(form);
  }

  drop(form: string): void {
    this.early.delete(form);
    this.store.remove(form);
  }

  /** Empty when there is none. Without a player it is what was typed on this page load; it is stored nowhere. */
  of(form: string): Draft {
    if (this.owner === undefined) return this.early.get(form) ?? {};
    const kept = this.store.read(form);
    return kept === undefined ? {} : fieldsIn(kept);
  }

  /** @param restore gets the draft, now and whenever its player signs in again @returns a function that stops it */
  follow(form: string, restore: (draft: Draft) => void): () => void {
    const give = () => {
      const draft = this.of(form);
      if (Object.keys(draft).length > 0) restore(draft);
    };
    give();
    this.listeners.add(give);
    return () => this.listeners.delete(give);
  }
}

/** Storage is untrusted: only texts are read. */
const fieldsIn = (kept: string): Draft => {
  try {
    const fields: unknown = JSON.parse(kept);
    if (typeof fields !== 'object' || fields === null) return {};
    return Object.fromEntries(
      Object.entries(fields).filter((field): field is [string, string] => typeof field[1] === 'string'),
    );
  } catch {
    return {};
  }
};
