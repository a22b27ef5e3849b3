import { useCase } from '../useCase';
import { DraftStore } from './DraftStore';

/** What a form's fields hold, by their names. Never a password, never a two-factor code. */
export type Draft = Readonly<Record<string, string>>;

const ownerName = 'owner';

/**
 * What a player was typing, so that it survives having to sign in again; any form keeps its fields here by its name.
 * Nobody else is shown it, and it goes when its owner signs out or another player signs in. One per application.
 */
@useCase
export class Drafts {
  private owner: string | undefined;
  /** Typed while it was not known yet who is here. */
  private readonly early = new Map<string, Draft>();
  private readonly listeners = new Set<() => void>();

  constructor(private readonly store: DraftStore) {}

  /** The drafts are a player's from now on, who may be back; what another one typed goes. */
  belongTo(player: string): void {
    if (this.store.read(ownerName) !== player) this.store.clear();
    const isBack = this.owner !== player;
    this.owner = player;
    this.store.write(ownerName, player);
    this.early.forEach((draft, form) => this.keep(form, draft));
    this.early.clear();
    if (isBack) [...this.listeners].forEach((listener) => listener());
  }

  /** Their owner is gone, but may sign in again: nothing is added, and nothing is shown. */
  putAside(): void {
    this.owner = undefined;
    this.early.clear();
  }

  /** Their owner signed out. */
  throwAway(): void {
    this.putAside();
    this.store.clear();
  }

  /** A draft without any text is none. One from before it is known who is here waits for its owner. */
  keep(form: string, draft: Draft): void {
    const hasText = Object.values(draft).some((text) => text !== '');
    if (this.owner === undefined) {
      if (hasText) this.early.set(form, draft);
      else this.early.delete(form);
    } else if (hasText) this.store.write(form, JSON.stringify(draft));
    else this.store.remove(form);
  }

  /** To be called once the form has served. */
  drop(form: string): void {
    this.early.delete(form);
    this.store.remove(form);
  }

  /** What this player typed there and did not send yet; empty when there is none. */
  of(form: string): Draft {
    const kept = this.owner === undefined ? undefined : this.store.read(form);
    return kept === undefined ? {} : fieldsIn(kept);
  }

  /**
   * For forms that may stand on the page before it is known who is here.
   *
   * @param restore is given what was kept of the form, now and whenever its player is back
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

/** Anybody can write into the browser's storage: only texts count. */
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
