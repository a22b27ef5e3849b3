export abstract class BuyPage {
  /** Returns true on failure, because the server rejects purchases that are not allowed anyway (BU-07). */
  abstract isEnabled(): Promise<boolean>;
}
