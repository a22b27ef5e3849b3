import { CurrentPurchase } from '#application/commerce/CurrentPurchase';
import { LoadBuyPageContent } from '#application/content/LoadBuyPageContent';
import { PageLanguage } from '#application/language/PageLanguage';
import { Navigator } from '#application/navigation/Navigator';
import { SharedAccountRequests } from '#application/products/SharedAccountRequests';
import { Drafts } from '#application/session/Drafts';
import { Session } from '#application/session/Session';
import { LastEnteredEmail } from '#application/session/LastEnteredEmail';
import {
  isPaidOrReported,
  isOutcomeShown,
  orderIdOf,
  type PurchaseAgreement,
  type Purchase,
} from '#domain/commerce/Purchase';
import { beginAttempt, cancel, removeReferralCode } from '#domain/commerce/purchaseTransitions';
import type { Subscription } from '#domain/billing/Subscription';
import type { Cost } from '#domain/commerce/Plan';
import { recruiterQuery } from '#domain/recruitment/recruiterLink';
import { codeInLink } from '#domain/shared/codeInLink';
import type { PlanSelection } from '#domain/commerce/PlanSelection';
import { isSameOffer } from '#domain/commerce/selectPlan';
import type { BuyPageContent } from '#domain/content/BuyPageContent';
import { emailProblem, type EmailProblem } from '#domain/session/Credentials';
import { ownsThroughStore, type Player } from '#domain/session/Player';
import { hasUnlimitedGameTime } from '#domain/session/roles';
import type { PageLifecycle } from '../../app/Pages';
import { Form } from '../../forms/Form';
import { disposerOf, makePresenterObservable, presenter } from '../../presenter';
import { PaymentPresenter } from '../payment/PaymentPresenter';
import { buyerDraft } from '../shared/buyerDraft';
import { parseAgreements, serializeAgreements } from './serializeAgreements';
import { planTextsOf, type PlanTexts } from './planTexts';

/** Second step of a purchase: the buyer, the plan and the agreements (CF-01 to CF-05). */
@presenter
export class ConfirmPresenter implements PageLifecycle {
  /** `agreed` encodes the accepted agreements. */
  readonly form: Form<{ email: string; code: string; agreed: string }, EmailProblem | 'agreement-required'>;
  /** `undefined` if there is no plan to confirm. */
  selection: PlanSelection | undefined;
  /** Whether an unpaid order already exists for this purchase. */
  hasOrder = false;
  /** Whether the last payment of the order failed. */
  hasPaymentFailed = false;
  player: Player | undefined;
  private subscription: Subscription | undefined;
  /** Number of attempts, so that the view can move focus to the error after each of them. */
  attemptCount = 0;
  private content: BuyPageContent | undefined;
  readonly dispose = disposerOf(this);

  constructor(
    readonly payment: PaymentPresenter,
    private readonly loadContent: LoadBuyPageContent,
    private readonly purchase: CurrentPurchase,
    private readonly session: Session,
    private readonly lastEmail: LastEnteredEmail,
    private readonly navigator: Navigator,
    private readonly pageLanguage: PageLanguage,
    private readonly requests: SharedAccountRequests,
    drafts: Drafts,
  ) {
    this.form = new Form(
      { email: '', code: '', agreed: '' },
      { drafts, name: buyerDraft, fields: ['email', 'code', 'agreed'] },
    );
    makePresenterObservable(this, 'plansPath');
  }

  async load(): Promise<void> {
    this.readPurchase();
    this.content = await this.loadContent.execute(this.pageLanguage.locale);
  }

  /** Redirects visitors without a plan. */
  onShow(): () => void {
    this.payment.paths.saveSearch();
    this.readPurchase();
    void this.readSubscription();
    if (this.redirectIfFinished()) return () => undefined;
    const stops = [
      this.session.onChange(this.readPlayer),
      this.session.onChange(() => void this.readSubscription()),
      this.purchase.onChange(this.onPurchaseChange),
      this.form.followDraft(),
    ];
    // The page was reloaded because the payment window was closed. The restored input is not in the draft yet.
    if (this.purchase.unpaid?.lastTry) this.form.saveDraft();
    if (!this.isStoreBuyer) this.payment.prepare();
    return () => stops.forEach((stop) => stop());
  }

  get email(): string {
    return this.player?.email ?? this.form.values.email;
  }

  get isEmailFixed(): boolean {
    return this.player !== undefined;
  }

  get referralCode(): string {
    return this.selection?.referralCode ?? this.form.values.code;
  }

  /** Whether the referral code came with a link or was used for an order, so that it can't be edited. */
  get isReferralFixed(): boolean {
    return this.selection?.referralCode !== undefined;
  }

  /** Whether the player pays in the store, like all players who own the game there (CK-03). */
  get isStoreBuyer(): boolean {
    return this.player !== undefined && ownsThroughStore(this.player);
  }

  /** Price of the plan. `undefined` if only the store knows it. */
  get cost(): Cost | undefined {
    return this.isStoreBuyer ? this.selection?.inStore : this.selection;
  }

  get texts(): PlanTexts {
    return planTextsOf(this.content, this.selection);
  }

  get isMyDU(): boolean {
    return this.selection?.kind === 'mydu';
  }

  get accepted(): Readonly<Record<PurchaseAgreement, boolean>> {
    const agreed = parseAgreements(this.form.values.agreed, this.selection);
    return { eula: agreed.includes('eula'), withdrawal: agreed.includes('withdrawal') };
  }

  /** Agreements that the buyer must accept. The store has its own withdrawal rules, except for MyDU (CF-03). */
  get requiredAgreements(): readonly PurchaseAgreement[] {
    return this.isStoreBuyer && !this.isMyDU ? ['eula'] : ['eula', 'withdrawal'];
  }

  /** Whether the player already owns MyDU, which can be bought only once. */
  get hasMyDUAlready(): boolean {
    return this.isMyDU && this.player?.details?.hasMyDUAccess === true;
  }

  /** Whether the player already has unlimited game time. */
  get hasUnlimitedGameTime(): boolean {
    return !this.isMyDU && this.player !== undefined && hasUnlimitedGameTime(this.player.roles);
  }

  /** Whether the player has a subscription that renews, in addition to this pack. */
  get hasRenewingSubscription(): boolean {
    return !this.isMyDU && this.subscription?.status === 'active';
  }

  get hasAcceptedAll(): boolean {
    return this.requiredAgreements.every((agreement) => this.accepted[agreement]);
  }

  changeEmail(typed: string): void {
    this.form.change('email', typed);
    this.lastEmail.value = typed;
    this.payment.clearProblem();
  }

  changeCode(typed: string): void {
    this.form.change('code', codeInLink(typed, recruiterQuery));
    this.payment.clearProblem();
  }

  removeCode(): void {
    this.purchase.apply(removeReferralCode);
    this.payment.paths.removeRecruiter();
    this.form.change('code', '');
    this.payment.clearProblem();
    this.readPurchase();
  }

  accept(agreement: PurchaseAgreement, isAccepted: boolean): void {
    const others = parseAgreements(this.form.values.agreed, this.selection).filter(
      (other) => other !== agreement,
    );
    const agreed = serializeAgreements(isAccepted ? [...others, agreement] : others, this.selection);
    this.form.fill({ agreed });
    this.form.saveDraft();
    if (this.hasAcceptedAll) this.form.clearProblem('agreed');
  }

  async submit(): Promise<void> {
    const { selection } = this;
    if (!selection || this.hasMyDUAlready || this.payment.isBusy) return;
    if (!this.form.check(this.problems)) return;
    const agreed = this.requiredAgreements.filter((agreement) => this.accepted[agreement]);
    this.purchase.apply(beginAttempt(agreed));
    const { locale, language } = this.pageLanguage;
    if (this.isStoreBuyer) await this.payment.payInStore({ selection, locale });
    else {
      const { email, referralCode } = this;
      await this.payment.pay({ selection, email, referralCode, language });
    }
    this.afterAttempt();
  }

  cancel(): void {
    this.purchase.apply(cancel);
    this.form.clear();
  }

  get plansPath(): string {
    return this.payment.paths.plans;
  }

  private get problems(): typeof this.form.problems {
    const email = this.isEmailFixed ? undefined : emailProblem(this.form.values.email);
    return { ...(email && { email }), ...(!this.hasAcceptedAll && { agreed: 'agreement-required' }) };
  }

  private onPurchaseChange(): void {
    const { value } = this.purchase;
    if (this.payment.isBusy && !(value && isPaidOrReported(value))) return;
    this.readPurchase();
    this.redirectIfFinished();
  }

  /** Redirects if the page has no plan to confirm. @returns whether the page is being left */
  private redirectIfFinished(): boolean {
    if (this.payment.isLeaving) return true;
    if (this.selection) return false;
    const { value } = this.purchase;
    if (value && isPaidOrReported(value) && !isOutcomeShown(value)) this.payment.goToThankYou();
    else this.navigator.replace(this.plansPath);
    return true;
  }

  private readPurchase(): void {
    const { unpaid } = this.purchase;
    const selection = unpaid?.selection;
    const before = this.selection;
    this.selection = selection;
    if (before === undefined) this.readBuyer(unpaid);
    // The agreements were accepted for another plan or price.
    else if (!selection || !isSameOffer(selection, before)) this.resetAgreements();
    this.hasPaymentFailed = unpaid?.lastTry?.isTroubled ?? false;
    this.hasOrder = unpaid !== undefined && orderIdOf(unpaid) !== undefined;
    this.readPlayer();
  }

  /** Restores the email if the field is empty, and the agreements that were accepted in the last attempt. */
  private readBuyer(unpaid: Purchase | undefined): void {
    const { selection, lastTry } = unpaid ?? {};
    this.player = this.session.player;
    if (selection && this.form.values.email === '') this.form.fill({ email: selection.email });
    if (lastTry) this.form.fill({ agreed: serializeAgreements(lastTry.agreed, selection) });
  }

  private resetAgreements(): void {
    this.form.change('agreed', serializeAgreements([], this.selection));
  }

  private readPlayer(): void {
    const before = this.player?.id;
    const wasInStore = this.isStoreBuyer;
    this.player = this.session.player;
    if (before !== this.player?.id) {
      this.payment.clearProblem();
      this.form.clearProblem('email');
    }
    // The store charges a different price, so the agreements must be accepted again.
    if (wasInStore !== this.isStoreBuyer) this.resetAgreements();
  }

  private async readSubscription(): Promise<void> {
    const { player } = this;
    const subscription = player && (await this.requests.findSubscription());
    if (player?.id === this.player?.id) this.subscription = subscription;
  }

  private afterAttempt(): void {
    this.attemptCount++;
    const kind = this.payment.problem?.kind;
    if (kind === 'changed' || kind === 'offer-differs') this.readPurchase();
  }
}
