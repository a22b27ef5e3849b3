export abstract class BuyPage {
  /** Returns true on failure, because the server itself rejects purchases that are not allowed (BU-07). */
  abstract isEnabled(): Promise<boolean>;
}
