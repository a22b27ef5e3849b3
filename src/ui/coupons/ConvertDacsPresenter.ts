import { ConvertDacs, type Conversion, type ConversionProblem } from '../../application/coupons/ConvertDacs';
import { RequestKey } from '../../application/coupons/RequestKey';
import { Drafts } from '../../application/session/Drafts';
import { defaultQuantity } from '../../domain/coupons/Quantity';
import { Form } from '../forms/Form';
import { Submission } from '../forms/Submission';
import { observed, presenter, type Disposable } from '../presenter';

/** DC-01 */
@presenter
export class ConvertDacsPresenter implements Disposable {
  readonly form: Form<{ dacsNumber: string }>;
  /** Nothing while it is unknown. */
  private owned: number | undefined;
  private answered: () => void = () => undefined;

  constructor(
    readonly sending: Submission<Conversion, ConversionProblem>,
    private readonly convertDacs: ConvertDacs,
    private readonly key: RequestKey,
    drafts: Drafts,
  ) {
    this.form = new Form(
      { dacsNumber: defaultQuantity },
      { drafts, name: 'dac-conversion', fields: ['dacsNumber'] },
    );
    observed(this);
  }

  own(owned: number): void {
    this.owned = owned;
  }

  /** @param listener is called when the server has answered, or may have done it without an answer */
  onAnswered(listener: () => void): void {
    this.answered = listener;
  }

  change(typed: string): void {
    this.form.change('dacsNumber', typed);
    this.sending.reset();
  }

  dismiss(): void {
    this.sending.reset();
  }

  async submit(): Promise<void> {
    const { dacsNumber: typed } = this.form.values;
    const converted = await this.sending.run(() =>
      this.convertDacs.execute({ key: this.key.of(typed.trim()), typed, owned: this.owned }),
    );
    if (converted?.ok) {
      this.key.spend();
      this.form.clear();
    }
    if (!isRefusedByForm(this.sending.problem)) this.answered();
  }

  dispose(): void {
    this.sending.dispose();
  }
}

const isRefusedByForm = (problem: { readonly kind: string } | undefined): boolean =>
  problem?.kind === 'malformed-quantity' || problem?.kind === 'too-many';
