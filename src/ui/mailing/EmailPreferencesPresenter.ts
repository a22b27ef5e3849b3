import { LoadEmailPreferences } from '#application/mailing/LoadEmailPreferences';
import { SaveEmailPreferences } from '#application/mailing/SaveEmailPreferences';
import { Drafts, type Draft } from '#application/session/Drafts';
import {
  changesBetween,
  withChoice,
  type EmailPreferences,
  type InterestRef,
} from '#domain/mailing/EmailPreferences';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { PageLifecycle } from '../app/Pages';
import { Submission } from '../forms/Submission';
import { Loadable } from '../loading/Loadable';
import { disposerOf, makePresenterObservable, presenter } from '../presenter';

const draftName = 'email-preferences';

/**
 * The email preferences page (PM-01). Unsaved choices are stored as a draft, so they survive when the session ends.
 */
@presenter
export class EmailPreferencesPresenter implements PageLifecycle {
  /** True if there was nothing to save when the save button was last clicked. */
  isUnchanged = false;
  chosen: EmailPreferences = [];
  readonly dispose = disposerOf(this);

  constructor(
    readonly saved: Loadable<EmailPreferences>,
    readonly saving: Submission<void, CallFailure>,
    private readonly loadPreferences: LoadEmailPreferences,
    private readonly savePreferences: SaveEmailPreferences,
    private readonly drafts: Drafts,
  ) {
    makePresenterObservable(this);
  }

  onShow(): () => void {
    return this.drafts.onRestore(draftName, this.restore);
  }

  async load(): Promise<void> {
    await this.saved.load(() => this.loadPreferences.execute(), this.begin);
  }

  get changeCount(): number {
    return changesBetween(this.saved.value ?? [], this.chosen).flatMap(({ interests }) => interests).length;
  }

  choose(isSubscribed: boolean, applies: (place: InterestRef) => boolean): void {
    this.chosen = withChoice(this.chosen, isSubscribed, applies);
    this.isUnchanged = false;
    this.saving.reset();
    this.keepDraft();
  }

  async save(): Promise<void> {
    const { chosen } = this;
    const { value: saved } = this.saved;
    if (!saved || this.saving.isSending) return;
    this.isUnchanged = this.changeCount === 0;
    if (this.isUnchanged) return this.saving.reset();
    const outcome = await this.saving.run(() => this.savePreferences.execute(saved, chosen));
    if (!outcome?.ok) return;
    // Choices made while the request was pending remain unsaved.
    this.saved.set(chosen);
    this.keepDraft();
    this.saving.resetSuccessLater();
  }

  private begin(preferences: EmailPreferences): void {
    this.chosen = preferences;
    this.restore(this.drafts.read(draftName));
  }

  private restore(draft: Draft): void {
    for (const [isSubscribed, choice] of [
      [true, 'yes'],
      [false, 'no'],
    ] as const) {
      this.chosen = withChoice(this.chosen, isSubscribed, (place) => draft[draftField(place)] === choice);
    }
  }

  private keepDraft(): void {
    const changes = changesBetween(this.saved.value ?? [], this.chosen);
    const choices = changes.flatMap(({ id, interests }) =>
      interests.map((interest): [string, string] => [
        draftField({ category: id, interest: interest.id }),
        interest.isSubscribed ? 'yes' : 'no',
      ]),
    );
    this.drafts.save(draftName, Object.fromEntries(choices));
  }
}

const draftField = ({ category, interest }: InterestRef): string => `${category}/${interest}`;
