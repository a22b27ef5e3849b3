import { randomUUID } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';

interface Choice {
  readonly kind: 'three-months' | 'mydu';
  /** The campaign, whose plans the sandbox names after it. */
  readonly campaign?: string;
  /** Cents that the plan costs by this record; default: what the sandbox charges. */
  readonly edited?: number;
}

const offers = {
  'three-months': {
    suffix: '3',
    name: '3 months of game time',
    cents: 2699,
    discount: 0,
    total: 2699,
    inStore: [2499, 2499],
  },
  mydu: {
    suffix: 'mydu',
    name: 'MyDU access',
    cents: 9999,
    discount: 0.25,
    total: 7499,
    inStore: [9999, 7499],
  },
} as const;

/**
 * Gives the browser a plan that was chosen, as the buy page leaves it; once, so that what becomes of it stays. Of the
 * default campaign, which never sells out, however many journeys run beside each other.
 */
export const holdPlan = async (
  context: BrowserContext,
  { kind, campaign = 'default', edited }: Choice = { kind: 'three-months' },
): Promise<void> => {
  const { suffix, name, cents, discount, total, inStore } = offers[kind];
  const [inStorePrice, inStoreTotal] = inStore.map((amount) => ({ cents: amount, currency: 'USD' }));
  const purchase = {
    key: randomUUID(),
    startedAt: new Date(),
    progress: { kind: 'chosen' },
    selection: {
      kind,
      planName: name,
      planDescription: `Farstead: ${name}`,
      campaignId: `campaign-${campaign}`,
      productId: `${campaign}-${suffix}`,
      pricingId: `${campaign}-${suffix}-eur`,
      paymentProviderId: `farstead-${suffix}`,
      type: kind === 'mydu' ? 'mydu' : 'gametime',
      price: { cents, currency: 'EUR' },
      discount,
      total: { cents: edited ?? total, currency: 'EUR' },
      inStore: { price: inStorePrice, total: inStoreTotal },
      email: '',
    },
  };
  await context.addInitScript((held) => {
    // Neither in frames nor in a page that is not there yet, which have no storage of the site's.
    if (window.top !== window || !location.origin.startsWith('http')) return;
    if (localStorage.getItem('journey-began') !== null) return;
    localStorage.setItem('journey-began', 'yes');
    localStorage.setItem('purchase', held);
  }, JSON.stringify(purchase));
};
