import { makeAutoObservable, observableRef } from 'mobx';
import { CurrentPurchase } from '../../../application/commerce/CurrentPurchase';
import { LoadBuyPageContent } from '../../../application/content/LoadBuyPageContent';
import { Navigator } from '../../../application/navigation/Navigator';
import { Drafts } from '../../../application/session/Drafts';
import { Session } from '../../../application/session/Session';
import { TypedEmail } from '../../../application/session/TypedEmail';
import { isPaidOrReported, isShown } from '../../../domain/commerce/Purchase';
import { longestReferralCode } from '../../../domain/commerce/referral';
import type { Selection } from '../../../domain/commerce/Selection';
import type { BuyPageContent, EmailErrors, PackText } from '../../../domain/content/BuyPageContent';
import type { RichText } from '../../../domain/content/RichText';
import { languageOf, localeOfPath } from '../../../domain/language/Locale';
import { pathOf } from '../../../domain/navigation/matchPath';
import { ownsThroughStore, type Player } from '../../../domain/session/Player';
import { presenter, type Disposable } from '../../presenter';
import { PaymentPresenter } from '../payment/PaymentPresenter';

export type Consent = 'eula' | 'withdrawal';

const form = 'buy-confirm';

const nothingAccepted: Readonly<Record<Consent, boolean>> = { eula: false, withdrawal: false };

const noEmailErrors: EmailErrors = { used: '', invalid: '', required: '', hasAccount: '', mismatch: '' };

/** The second step of buying: who buys what, and that they agree (CF-01 to CF-05). */
@presenter
export class ConfirmPresenter implements Disposable {
  /** Nothing when there is no plan to confirm. */
  selection: Selection | undefined;
  /** An order was made of it before, and is not paid. */
  hasOrder = false;
  player: Player | undefined;
  typedEmail = '';
  typedCode = '';
  accepted: Readonly<Record<Consent, boolean>> = nothingAccepted;
  private content: BuyPageContent | undefined;
  /** Counts what was sent, so that a view can lead to what went wrong each time. */
  tries = 0;
  private hasArrived = false;
  private stopFollowing: () => void = () => undefined;

  constructor(
    readonly payment: PaymentPresenter,
    private readonly loadContent: LoadBuyPageContent,
    private readonly purchase: CurrentPurchase,
    private readonly session: Session,
    private readonly drafts: Drafts,
    private readonly lastEmail: TypedEmail,
    private readonly navigator: Navigator,
  ) {
    makeAutoObservable<
      this,
      | 'content'
      | 'loadContent'
      | 'purchase'
      | 'session'
      | 'drafts'
      | 'lastEmail'
      | 'navigator'
      | 'hasArrived'
      | 'stopFollowing'
      | 'isPaid'
    >(
      this,
      {
        selection: observableRef,
        player: observableRef,
        content: observableRef,
        payment: false,
        loadContent: false,
        purchase: false,
        session: false,
        drafts: false,
        lastEmail: false,
        navigator: false,
        hasArrived: false,
        stopFollowing: false,
        isPaid: false,
      },
      { autoBind: true },
    );
  }

  async load(): Promise<void> {
    this.takeUp();
    this.typedEmail = this.selection?.email ?? '';
    this.show(await this.loadContent.execute(localeOfPath(this.navigator.path)));
  }

  /**
   * To be called once the page is shown, since it may have been got ahead: leads on where there is nothing to confirm,
   * and gets the widget's script.
   */
  arrive(): void {
    this.takeUp();
    if (this.leadOn() || this.hasArrived) return;
    this.hasArrived = true;
    const stops = [
      this.session.onChange(this.takeOwn),
      this.purchase.onChange(this.hear),
      this.drafts.follow(form, ({ code = '' }) => this.restore(code)),
    ];
    this.stopFollowing = () => stops.forEach((stop) => stop());
    if (!this.isInStore) this.payment.prepare();
  }

  /** Who is signed in pays with their own address. */
  get email(): string {
    return this.player?.email ?? this.typedEmail;
  }

  get isEmailFixed(): boolean {
    return this.player !== undefined;
  }

  get referralCode(): string {
    return this.selection?.referralCode ?? this.typedCode;
  }

  /** It came with the visitor's link, or an order was made with it. */
  get isReferralFixed(): boolean {
    return this.selection?.referralCode !== undefined;
  }

  /** Owners from the store pay there (CK-03). */
  get isInStore(): boolean {
    return this.player !== undefined && ownsThroughStore(this.player);
  }

  /** What the content calls the plan; the server's own name where it is silent. */
  get planName(): string {
    return (this.isMyDU ? this.content?.myDU.title : this.pack?.name) || (this.selection?.planName ?? '');
  }

  get planText(): string {
    return (this.isMyDU ? this.content?.myDU.text : this.pack?.description) ?? '';
  }

  /** What is said beside each checkbox; empty where an editor left it out. */
  get terms(): Readonly<Record<Consent, RichText>> {
    const { eula = [], myDUEula = [], withdrawal = [] } = this.content?.terms ?? {};
    return { eula: this.isMyDU && myDUEula.length > 0 ? myDUEula : eula, withdrawal };
  }

  get emailErrors(): EmailErrors {
    return this.content?.emailErrors ?? noEmailErrors;
  }

  get isMyDU(): boolean {
    return this.selection?.kind === 'mydu';
  }

  /** What is to be agreed to; the store has rules of its own on withdrawal, but not for MyDU (CF-03). */
  get asked(): readonly Consent[] {
    return this.isInStore && !this.isMyDU ? ['eula'] : ['eula', 'withdrawal'];
  }

  /** MyDU is had once. */
  get hasItAlready(): boolean {
    return this.isMyDU && this.player?.details?.hasMyDUAccess === true;
  }

  get mayContinue(): boolean {
    return this.asked.every((consent) => this.accepted[consent]) && !this.hasItAlready;
  }

  changeEmail(typed: string): void {
    this.typedEmail = typed;
    this.lastEmail.value = typed;
    this.payment.forgive();
  }

  changeCode(typed: string): void {
    this.typedCode = typed.slice(0, longestReferralCode);
    this.drafts.keep(form, { code: this.typedCode });
    this.payment.forgive();
  }

  accept(consent: Consent, isAccepted: boolean): void {
    this.accepted = { ...this.accepted, [consent]: isAccepted };
  }

  /** By Continue or Enter (CF-04). */
  async submit(): Promise<void> {
    const { selection } = this;
    if (!selection || !this.mayContinue || this.payment.isBusy) return;
    const locale = localeOfPath(this.navigator.path);
    if (this.isInStore) await this.payment.payInStore({ selection, locale });
    else {
      const { email, referralCode } = this;
      await this.payment.pay({ selection, email, referralCode, language: languageOf(locale) });
    }
    this.seeOutcome();
  }

  /** Keeps nothing; its link leads back to the plans. */
  cancel(): void {
    this.purchase.cancel();
    this.drafts.drop(form);
  }

  get plansPath(): string {
    return pathOf('buy', localeOfPath(this.navigator.path));
  }

  dispose(): void {
    this.stopFollowing();
    this.payment.dispose();
  }

  private get pack(): PackText | undefined {
    return this.content?.plans.packs.find(({ kind }) => kind === this.selection?.kind);
  }

  private show(content: BuyPageContent): void {
    this.content = content;
  }

  private get isPaid(): boolean {
    const { value } = this.purchase;
    return value !== undefined && isPaidOrReported(value);
  }

  /** Another tab changed the purchase. */
  private hear(): void {
    if (this.payment.isBusy && !this.isPaid) return;
    this.takeUp();
    this.leadOn();
  }

  /** @returns whether there is nothing to do here any more */
  private leadOn(): boolean {
    if (this.payment.state.kind === 'leaving') return true;
    if (this.selection) return false;
    const { value } = this.purchase;
    if (value && isPaidOrReported(value) && !isShown(value)) this.payment.thank();
    else this.navigator.replace(this.plansPath);
    return true;
  }

  private takeUp(): void {
    const unpaid = this.purchase.unpaid;
    // What was agreed to was agreed to for another product.
    if (unpaid?.selection.productId !== this.selection?.productId) this.accepted = nothingAccepted;
    this.selection = unpaid?.selection;
    this.hasOrder = unpaid?.progress.kind === 'ordered';
    this.takeOwn();
  }

  private takeOwn(): void {
    const before = this.player?.id;
    this.player = this.session.player;
    if (before !== this.player?.id) this.payment.forgive();
  }

  private restore(code: string): void {
    if (this.typedCode === '') this.typedCode = code;
  }

  private seeOutcome(): void {
    this.tries++;
    const { state } = this.payment;
    if (state.kind === 'rejected' && state.problem.kind === 'changed') this.takeUp();
  }
}
