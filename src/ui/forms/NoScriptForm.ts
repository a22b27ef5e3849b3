import { FormTokens } from '#application/shared/FormTokens';
import { UuidGenerator } from '#application/shared/UuidGenerator';
import { isUuid } from '#domain/shared/patterns';
import type { PostedFields } from '#hydration/Renderer';
import { makePresenterObservable, presenter } from '../presenter';

/**
 * Idempotency key of a form, and the hidden fields with which a browser without JavaScript posts it twice: first to
 * have it validated, then to send it.
 */
@presenter
export class NoScriptForm {
  /** Undefined in browsers with JavaScript. */
  hiddenFields: PostedFields | undefined;
  private idempotencyKey: string | undefined;

  constructor(
    private readonly uuids: UuidGenerator,
    private readonly formTokens: FormTokens,
  ) {
    makePresenterObservable(this, 'key');
  }

  /** Whether the form was validated and must be submitted again to confirm. Used only without JavaScript. */
  needsConfirmation(
    { problems }: { readonly problems: object },
    { state }: { readonly state: { readonly kind: string } },
  ): boolean {
    return this.hiddenFields !== undefined && Object.keys(problems).length === 0 && state.kind === 'idle';
  }

  /** Changes only with the content, so that a retried message is delivered once. */
  get key(): string {
    return (this.idempotencyKey ??= this.uuids.generate());
  }

  /** Call it when the content changes, and after it has been sent. */
  resetKey(): void {
    this.idempotencyKey = undefined;
  }

  /** Adopts the key that an earlier step posted. */
  acceptKey({ key = '' }: PostedFields): void {
    if (isUuid(key)) this.idempotencyKey = key;
  }

  async prepareNextStep(): Promise<void> {
    const token = await this.formTokens.issue();
    this.hiddenFields = { key: this.key, token: token.ok ? token.value : '' };
  }
}
