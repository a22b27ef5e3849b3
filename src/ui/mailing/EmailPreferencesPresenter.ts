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
import { Submission, type UnexpectedFailure } from '../forms/Submission';
import { Timer } from '../forms/Timer';
import { makePresenterObservable, presenter, type DisposablePresenter } from '../presenter';

const noticeMilliseconds = 4000;
const draftName = 'email-preferences';

export type PreferencesState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'listed'; readonly preferences: EmailPreferences }
  | { readonly kind: 'failed'; readonly failure: CallFailure | UnexpectedFailure };

/**
 * The email preferences page (PM-01). Unsaved choices are stored as a draft, so they survive when the session ends.
 */
@presenter
export class EmailPreferencesPresenter implements DisposablePresenter {
  /** True if there was nothing to save when the save button was last clicked. */
  isUnchanged = false;
  private saved: EmailPreferences | undefined;
  private chosen: EmailPreferences = [];

  constructor(
    private readonly loading: Submission<EmailPreferences, CallFailure>,
    readonly saving: Submission<void, CallFailure>,
    private readonly loadPreferences: LoadEmailPreferences,
    private readonly savePreferences: SaveEmailPreferences,
    private readonly notice: Timer,
    private readonly drafts: Drafts,
  ) {
    makePresenterObservable(this);
  }

  onShow(): () => void {
    return this.drafts.onRestore(draftName, this.restore);
  }

  async load(): Promise<void> {
    const loaded = await this.loading.run(() => this.loadPreferences.execute());
    if (loaded?.ok) this.show(loaded.value);
  }

  get state(): PreferencesState {
    if (this.saved) return { kind: 'listed', preferences: this.chosen };
    const { problem } = this.loading;
    return problem ? { kind: 'failed', failure: problem } : { kind: 'loading' };
  }

  get changeCount(): number {
    return changesBetween(this.saved ?? [], this.chosen).flatMap(({ interests }) => interests).length;
  }

  choose(isSubscribed: boolean, applies: (place: InterestRef) => boolean): void {
    this.chosen = withChoice(this.chosen, isSubscribed, applies);
    this.isUnchanged = false;
    this.notice.dispose();
    this.saving.reset();
    this.keepDraft();
  }

  async save(): Promise<void> {
    const { saved, chosen } = this;
    if (!saved || this.saving.isSending) return;
    this.isUnchanged = this.changeCount === 0;
    if (this.isUnchanged) return this.saving.reset();
    const outcome = await this.saving.run(() => this.savePreferences.execute(saved, chosen));
    if (!outcome?.ok) return;
    this.acceptSaved(chosen);
    this.notice.start(noticeMilliseconds, this.saving.reset);
  }

  dispose(): void {
    this.loading.dispose();
    this.saving.dispose();
    this.notice.dispose();
  }

  private show(preferences: EmailPreferences): void {
    this.saved = preferences;
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

  /** Updates the saved preferences. Choices made while the request was pending remain unsaved. */
  private acceptSaved(preferences: EmailPreferences): void {
    this.saved = preferences;
    this.keepDraft();
  }

  private keepDraft(): void {
    const changes = changesBetween(this.saved ?? [], this.chosen);
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
