import { UnsentFiles } from '../uploads/UnsentFiles';
import { sharedService } from '../useCase';
import { DraftStore } from './DraftStore';

/** Entered texts by field. Never contains a password or a two-factor code. */
export type Draft = Readonly<Record<string, string>>;

const ownerName = 'owner';

/** Name under which the drafts of a guest are stored, all in one. */
const guestName = 'guest';

/**
 * Entered texts that have not been sent, by form. They are stored for the tab. The drafts of a player are shown only to
 * that player, and removed together with the unsent files when the player signs out or another one signs in. The drafts
 * of a guest become those of the player who signs in.
 */
@sharedService
export class Drafts {
  private owner: string | undefined;
  /** Drafts entered by a guest, or before the player was loaded. Undefined until the stored ones are read. */
  private guests: Readonly<Record<string, Draft>> | undefined;
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly store: DraftStore,
    private readonly files: UnsentFiles,
  ) {}

  /** Assigns the current drafts to the player and removes those of any other player. */
  assignTo(player: string): void {
    const guests = this.readGuests();
    this.setGuests({});
    if (this.store.read(ownerName) !== player) this.store.clear();
    if (this.owner !== player) void this.files.clear(player);
    const isBack = this.owner !== player;
    this.owner = player;
    this.store.write(ownerName, player);
    Object.entries(guests).forEach(([form, draft]) => this.save(form, draft));
    if (isBack) [...this.listeners].forEach((listener) => listener());
  }

  /** Stops showing the drafts until their owner signs in again. */
  suspend(): void {
    this.owner = undefined;
    this.setGuests({});
  }

  discard(): void {
    this.suspend();
    this.store.clear();
    void this.files.clear();
  }

  /** Saves a draft, or removes it if it is empty. */
  save(form: string, draft: Draft): void {
    const hasText = Object.values(draft).some((text) => text !== '');
    if (this.owner === undefined) this.saveForGuest(form, hasText ? draft : undefined);
    else if (hasText) this.store.write(form, JSON.stringify(draft));
    else this.store.remove(form);
  }

  remove(form: string): void {
    this.saveForGuest(form, undefined);
    this.store.remove(form);
  }

  /**
   * Returns an empty draft if there is none. Before the first `onRestore`, a guest has none, because the page has to
   * hydrate with empty fields.
   */
  read(form: string): Draft {
    if (this.owner === undefined) return this.guests?.[form] ?? {};
    return parseDraft(this.store.read(form));
  }

  /**
   * @param restore receives the draft now, and again whenever its owner signs in
   * @returns a function that stops restoring the draft
   */
  onRestore(form: string, restore: (draft: Draft) => void): () => void {
    this.readGuests();
    const give = () => {
      const draft = this.read(form);
      if (Object.keys(draft).length > 0) restore(draft);
    };
    give();
    this.listeners.add(give);
    return () => this.listeners.delete(give);
  }

  private saveForGuest(form: string, draft: Draft | undefined): void {
    const { [form]: _, ...others } = this.readGuests();
    this.setGuests(draft ? { ...others, [form]: draft } : others);
  }

  private readGuests(): Readonly<Record<string, Draft>> {
    return (this.guests ??= Object.fromEntries(
      Object.entries(parseDraft(this.store.read(guestName))).map(([form, draft]) => [
        form,
        parseDraft(draft),
      ]),
    ));
  }

  /** Stores each draft as a string, in the same format as a player's drafts. */
  private setGuests(guests: Readonly<Record<string, Draft>>): void {
    this.guests = guests;
    const texts = Object.entries(guests).map(([form, draft]) => [form, JSON.stringify(draft)] as const);
    if (texts.length === 0) this.store.remove(guestName);
    else this.store.write(guestName, JSON.stringify(Object.fromEntries(texts)));
  }
}

/** Ignores fields that are not texts, because stored data is untrusted. */
const parseDraft = (stored: string | undefined): Draft => {
  if (stored === undefined) return {};
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
