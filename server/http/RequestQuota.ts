const minute = 60_000;

/** Maximum numbers per minute, for this process. */
interface QuotaLimits {
  readonly total: number;
  readonly perAddress: number;
}

/** Limits how often something happens per minute, in total and for each client address. */
export class RequestQuota {
  private since = 0;
  private total = 0;
  private readonly byAddress = new Map<string, number>();

  constructor(private readonly limits: QuotaLimits) {}

  tryConsume(address: string): boolean {
    const now = performance.now();
    if (now - this.since > minute) {
      [this.since, this.total] = [now, 0];
      this.byAddress.clear();
    }
    const count = this.byAddress.get(address) ?? 0;
    if (this.total >= this.limits.total || count >= this.limits.perAddress) return false;
    this.total += 1;
    this.byAddress.set(address, count + 1);
    return true;
  }
}
