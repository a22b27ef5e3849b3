import { service } from '../useCase';
import { DraftStore } from './DraftStore';

/** What a form's fields hold, by their names. Never a password, never a two-factor code. */
export type Draft = Readonly<Record<string, string>>;

const ownerName = 'owner';

/**
 * The texts of unsent forms, by the form's name, so that they survive a new sign-in. Only their owner sees them, and
 * they are removed when the owner signs out or another player signs in. One instance per application.
 */
@service
export class Drafts {
  private owner: string | undefined;
  /** Drafts from before the player is known. */
  private readonly early = new Map<string, Draft>();
  private readonly listeners = new Set<() => void>();

  constructor(private readonly store: DraftStore) {}

  /** This player owns the drafts from now on; those of another player are removed. */
  assignTo(player: string): void {
    if (this.store.read(ownerName) !== player) this.store.clear();
    const isBack = this.owner !== player;
    this.owner = player;
    this.store.write(ownerName, player);
    this.early.forEach((draft, form) => this.keep(form, draft));
    this.early.clear();
    if (isBack) [...this.listeners].forEach((listener) => listener());
  }

  /** The session ended, but the owner may sign in again: until then nothing is kept or shown. */
  suspend(): void {
    this.owner = undefined;
    this.early.clear();
  }

  /** The owner signed out. */
  discard(): void {
    this.suspend();
    this.store.clear();
  }

  /** A draft without any text is removed. One from before the player is known waits for its owner. */
  keep(form: string, draft: Draft): void {
    const hasText = Object.values(draft).some((text) => text !== '');
    if (this.owner === undefined) {
      if (hasText) this.early.set(form, draft);
      else this.early.delete(form);
    } else if (hasText) this.store.write(form, JSON.stringify(draft));
    else this.store.remove(form);
  }

  /** Called when the form has been sent. */
  drop(form: string): void {
    this.early.delete(form);
    this.store.remove(form);
  }

  /** This player's draft; empty when there is none. */
  of(form: string): Draft {
    const kept = this.owner === undefined ? undefined : this.store.read(form);
    return kept === undefined ? {} : fieldsIn(kept);
  }

  /**
   * For forms that may be shown before the player is known.
   *
   * @param restore gets the draft, now and whenever its player signs in again
   * @returns a function that stops it
   */
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

/** Visitors can change the browser's storage: only texts are read. */
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
