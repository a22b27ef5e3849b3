import type { DeclarationRejection, DeclarationResult } from '#application/declarations/Declarations';
import { FileSaver } from '#application/shared/FileSaver';
import { FormTokens } from '#application/shared/FormTokens';
import { Printer } from '#application/shared/Printer';
import { UuidGenerator } from '#application/shared/UuidGenerator';
import type { DeclarationReceipt } from '#domain/declarations/Declaration';
import type { PostedFields } from '#hydration/Renderer';
import { Submission } from '../forms/Submission';
import { disposerOf, makePresenterObservable, presenter, type DisposablePresenter } from '../presenter';

export type DeclarationStep = 'writing' | 'reviewing' | 'received';

/** The form methods that these steps call. */
interface DeclarationForm {
  clear(): void;
  showProblems(problems: { readonly email: 'email-invalid' }): void;
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Steps of a declaration: the visitor writes it, reviews it and sends it. Then they can print or save a copy. */
@presenter
export class DeclarationSteps implements DisposablePresenter {
  /** Hidden fields that the next step submits if the browser runs no JavaScript. */
  hiddenFields: PostedFields | undefined;
  private isReviewed = false;
  /** Idempotency key. It stays the same until the content changes, so that a retry is not counted twice. */
  private idempotencyKey: string | undefined;
  readonly dispose = disposerOf(this);

  constructor(
    readonly sending: Submission<DeclarationReceipt, DeclarationRejection>,
    private readonly uuids: UuidGenerator,
    private readonly printer: Printer,
    private readonly files: FileSaver,
    private readonly formTokens: FormTokens,
  ) {
    makePresenterObservable(this);
  }

  get step(): DeclarationStep {
    if (this.receipt) return 'received';
    return this.isReviewed ? 'reviewing' : 'writing';
  }

  get receipt(): DeclarationReceipt | undefined {
    return this.sending.state.kind === 'done' ? this.sending.state.value : undefined;
  }

  /** Whether the browser runs no JavaScript: every step is then a separate page. */
  get isWithoutScripts(): boolean {
    return this.hiddenFields !== undefined;
  }

  /** Discards the key, because the content has changed. */
  resetKey(): void {
    this.idempotencyKey = undefined;
  }

  review(): void {
    this.isReviewed = true;
  }

  back(): void {
    if (this.sending.isSending) return;
    this.isReviewed = false;
    this.sending.reset();
  }

  async send(declare: (key: string) => DeclarationResult, form: DeclarationForm): Promise<void> {
    if (this.step !== 'reviewing') return;
    const key = this.ensureKey();
    const sent = await this.sending.run(() => declare(key));
    if (sent?.ok) form.clear();
    else if (sent?.error.kind === 'email-invalid') {
      this.back();
      form.showProblems({ email: 'email-invalid' });
    }
  }

  /** Processes a step that was submitted without JavaScript. */
  async handlePost(
    { step, key }: PostedFields,
    { review, send }: { readonly review: () => void; readonly send: () => Promise<void> },
  ): Promise<void> {
    this.hiddenFields = {};
    if (step !== 'review' && step !== 'send') return;
    if (key !== undefined && uuid.test(key)) this.idempotencyKey = key;
    review();
    if (step === 'send') await send();
    if (this.step !== 'reviewing') return;
    const token = await this.formTokens.issue();
    this.hiddenFields = { key: this.ensureKey(), token: token.ok ? token.value : '' };
  }

  print(): void {
    this.printer.print();
  }

  save(fileName: string, text: string): void {
    const { buffer } = new TextEncoder().encode(text);
    this.files.save(fileName, { type: 'text/plain; charset=utf-8', bytes: buffer });
  }

  private ensureKey(): string {
    return (this.idempotencyKey ??= this.uuids.generate());
  }
}
