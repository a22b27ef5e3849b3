import type { DeclarationRejection, Declared } from '../../application/declarations/Declarations';
import { FileSaver } from '../../application/shared/FileSaver';
import { Printer } from '../../application/shared/Printer';
import { Uuids } from '../../application/shared/Uuids';
import type { DeclarationReceipt } from '../../domain/declarations/Declaration';
import { Submission } from '../forms/Submission';
import { observed, presenter, type Disposable } from '../presenter';

export type DeclarationStep = 'writing' | 'reviewing' | 'received';

/** The way of a declaration: it is written, read once more, sent once, and kept by who declared it. */
@presenter
export class DeclarationSteps implements Disposable {
  private isReviewed = false;
  /** Stays while the content stays: a declaration that is tried again arrives once. */
  private key: string | undefined;

  constructor(
    readonly sending: Submission<DeclarationReceipt, DeclarationRejection>,
    private readonly uuids: Uuids,
    private readonly printer: Printer,
    private readonly files: FileSaver,
  ) {
    observed(this);
  }

  get step(): DeclarationStep {
    if (this.receipt) return 'received';
    return this.isReviewed ? 'reviewing' : 'writing';
  }

  get receipt(): DeclarationReceipt | undefined {
    return this.sending.state.kind === 'done' ? this.sending.state.value : undefined;
  }

  /** The content is another one now. */
  change(): void {
    this.key = undefined;
  }

  review(): void {
    this.isReviewed = true;
  }

  back(): void {
    if (this.sending.isSending) return;
    this.isReviewed = false;
    this.sending.reset();
  }

  async send(declare: (key: string) => Declared): Promise<Awaited<Declared> | undefined> {
    if (this.step !== 'reviewing') return undefined;
    const key = this.key ?? this.uuids.fresh();
    this.key = key;
    return this.sending.run(() => declare(key));
  }

  print(): void {
    this.printer.print();
  }

  save(fileName: string, text: string): void {
    const { buffer } = new TextEncoder().encode(text);
    this.files.save(fileName, { type: 'text/plain; charset=utf-8', bytes: buffer });
  }

  dispose(): void {
    this.sending.dispose();
  }
}
