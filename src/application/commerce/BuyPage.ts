export abstract class BuyPage {
  /** True on failure: the server refuses a purchase itself (BU-07). */
  abstract isEnabled(): Promise<boolean>;
}
