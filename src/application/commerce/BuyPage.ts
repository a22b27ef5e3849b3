export abstract class BuyPage {
  /** Whether plans are sold at present; failures are swallowed into yes, as the server refuses a purchase itself (BU-07). */
  abstract isEnabled(): Promise<boolean>;
}
