import { StoredItems } from '#application/shared/StoredItems';
import { dismissedCookies } from '#domain/consent/storedItems';
import { Consent } from '#application/consent/Consent';
import type { Campaign } from '#domain/commerce/Campaign';
import { agreedToAll } from '#domain/consent/ConsentChoices';
import { LimitPresenter } from '#ui/commerce/shop/LimitPresenter';
import { compose } from '#tests/unit/support/compose';

const campaign = (sold: { readonly consumed: number; readonly limit?: number }): Campaign => ({
  id: 'c1',
  name: 'founders',
  ...sold,
});

const visit = async () => {
  const application = await compose();
  return { application, limit: application.get(LimitPresenter) };
};

it.each([
  [{ consumed: 12 }, { kind: 'none' }],
  [
    { consumed: 0, limit: 500 },
    { kind: 'selling', share: 0 },
  ],
  [
    { consumed: 312, limit: 500 },
    { kind: 'selling', share: 62 },
  ],
  [
    { consumed: 499, limit: 500 },
    { kind: 'selling', share: 99 },
  ],
  [{ consumed: 500, limit: 500 }, { kind: 'sold-out' }],
])('BU-04 for a campaign with %j the banner is %j', async (sold, banner) => {
  const { limit } = await visit();
  expect(limit.banner).toEqual({ kind: 'none' });
  limit.show(campaign(sold));
  expect(limit.banner).toEqual(banner);
});

it('BU-04 does not show a dismissed banner on later visits', async () => {
  const { application, limit } = await visit();
  application.get(Consent).decide(agreedToAll);
  limit.show(campaign({ consumed: 500, limit: 500 }));
  limit.dismiss();
  expect([limit.banner, limit.state]).toEqual([{ kind: 'none' }, { kind: 'sold-out' }]);
  expect(application.viewport.moves).toEqual(['focus']);

  const next = application.get(LimitPresenter);
  next.show(campaign({ consumed: 500, limit: 500 }));
  expect(next.banner).toEqual({ kind: 'none' });
});

it('BU-04 shows the "sold out" banner even after the "limited" banner was dismissed', async () => {
  const { limit } = await visit();
  limit.show(campaign({ consumed: 400, limit: 500 }));
  limit.dismiss();
  limit.show(campaign({ consumed: 500, limit: 500 }));
  expect(limit.banner).toEqual({ kind: 'sold-out' });
});

it('BU-04 without functional cookies, a dismissal lasts for the visit', async () => {
  const { application, limit } = await visit();
  limit.show(campaign({ consumed: 400, limit: 500 }));
  limit.dismiss();
  expect(limit.banner).toEqual({ kind: 'none' });
  const next = application.get(LimitPresenter);
  next.show(campaign({ consumed: 400, limit: 500 }));
  expect(next.banner.kind).toBe('none');
  expect(application.get(StoredItems).namesOf(dismissedCookies)).toEqual([]);
});
