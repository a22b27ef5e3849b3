import type { Draft, Drafts } from '#application/session/Drafts';
import { makePresenterObservable } from '../presenter';

export type FieldValues<Values> = Readonly<Record<keyof Values, string | boolean>>;

/** Draft that stores the texts of a form until it has been sent. */
export interface FormDraft<Values extends FieldValues<Values>> {
  readonly drafts: Drafts;
  readonly name: string;
  /** Fields that are stored in the draft. Must not include passwords, codes that unlock something, or tokens. */
  readonly fields: readonly (keyof Values & string)[];
  /** Those fields that always have a value, such as radio buttons. */
  readonly choices?: readonly (keyof Values & string)[];
}

/** Values of a form's fields, and their problems. The values remain until the form has been sent. */
export class Form<Values extends FieldValues<Values>, Problem = string> {
  values: Values;
  problems: Partial<Readonly<Record<keyof Values, Problem>>> = {};
  /** Number of rejections, so that a view can move focus to the first invalid field after each of them. */
  refusalCount = 0;

  constructor(
    private readonly empty: Values,
    private readonly draft?: FormDraft<Values>,
  ) {
    this.values = { ...empty, ...this.draftValues() };
    makePresenterObservable(this);
  }

  change<Field extends keyof Values>(field: Field, value: Values[Field]): void {
    this.values = { ...this.values, [field]: value };
    this.clearProblem(field);
    this.saveDraft();
  }

  clearProblem(field: keyof Values): void {
    const { [field]: _, ...others } = this.problems;
    this.problems = others as typeof this.problems;
  }

  /** Fills in values from another source, such as a link. They are saved to the draft with the next change. */
  fill(values: Partial<Values>): void {
    this.values = { ...this.values, ...values };
  }

  /** Fills in what is known about the visitor, but keeps what they have entered. */
  fillEmpty(values: Partial<Values>): void {
    this.fill(this.onlyEmpty(values));
  }

  /**
   * Shows the problems found by validating the values before they are sent.
   *
   * @returns whether the values are valid
   */
  check(problems: Partial<Readonly<Record<keyof Values, Problem>>>): boolean {
    const isValid = Object.keys(problems).length === 0;
    if (isValid) this.problems = {};
    else this.showProblems(problems);
    return isValid;
  }

  showProblems(problems: Partial<Readonly<Record<keyof Values, Problem>>>): void {
    this.problems = problems;
    this.refusalCount++;
  }

  /** Clears the form and removes its draft. Call it after the form has been sent. */
  clear(): void {
    this.values = this.empty;
    this.problems = {};
    this.removeDraft();
  }

  /** Removes the draft of a form that has been sent, but still shows its values. */
  removeDraft(): void {
    this.draft?.drafts.remove(this.draft.name);
  }

  /** Saves the draft even if the visitor changed nothing, for example when a link filled in the form. */
  saveDraft(): void {
    if (!this.draft) return;
    const { drafts, name, fields } = this.draft;
    drafts.save(name, Object.fromEntries(fields.map((field) => [field, String(this.values[field] || '')])));
  }

  /**
   * Restores the draft now and whenever its player signs in again. Only empty fields are filled, and choices that
   * have not changed.
   *
   * @returns a function that stops restoring
   */
  followDraft(): () => void {
    return this.draft?.drafts.onRestore(this.draft.name, this.restore) ?? (() => undefined);
  }

  private restore(stored: Draft): void {
    const isUntouched = (field: string): boolean =>
      !this.values[field as keyof Values] ||
      (this.draft?.choices?.some((choice) => choice === field) === true &&
        this.values[field as keyof Values] === this.empty[field as keyof Values]);
    const restored = Object.entries(this.parseDraft(stored)).filter(([field]) => isUntouched(field));
    this.fill(Object.fromEntries(restored) as Partial<Values>);
  }

  private onlyEmpty(values: Partial<Values>): Partial<Values> {
    return Object.fromEntries(
      Object.entries(values).filter(([field]) => !this.values[field as keyof Values]),
    ) as Partial<Values>;
  }

  private draftValues(): Partial<Values> {
    return this.draft ? this.parseDraft(this.draft.drafts.read(this.draft.name)) : {};
  }

  private parseDraft(stored: Draft): Partial<Values> {
    const known = (this.draft?.fields ?? []).filter((field) => stored[field] !== undefined);
    return Object.fromEntries(
      known.map((field) => {
        const text = stored[field];
        return [field, typeof this.empty[field] === 'boolean' ? text === String(true) : text];
      }),
    ) as Partial<Values>;
  }
}
