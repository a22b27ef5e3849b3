import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';

interface PlanOptions {
  readonly kind: 'three-months' | 'mydu';
  /** Campaign of the plan; part of the plan's name in the sandbox. */
  readonly campaign?: string;
  /** Price in cents stored in the browser. Defaults to the sandbox's price. */
  readonly editedCents?: number;
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
 * Stores a selected plan in the browser, as the buy page does. Only once, so that later changes remain.
 * The default campaign never sells out, however many tests run in parallel.
 */
export const storeChosenPlan = async (
  page: Page,
  { kind, campaign = 'default', editedCents }: PlanOptions = { kind: 'three-months' },
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
      total: { cents: editedCents ?? total, currency: 'EUR' },
      inStore: { price: inStorePrice, total: inStoreTotal },
      email: '',
    },
  };
  await page.context().addInitScript((held) => {
    // Frames and blank pages have no storage of the site.
    if (window.top !== window || !location.origin.startsWith('http')) return;
    if (localStorage.getItem('journey-began') !== null) return;
    localStorage.setItem('journey-began', 'yes');
    localStorage.setItem('purchase', held);
  }, JSON.stringify(purchase));
};
