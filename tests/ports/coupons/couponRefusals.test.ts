import { randomUUID } from 'node:crypto';
import { Dacs } from '#application/coupons/Dacs';
import { Passwords } from '#application/security/Passwords';
import { conversionRefusals, transferRefusals } from '#domain/coupons/couponRefusals';
import type { Quantity } from '#domain/coupons/Quantity';
import type { GiftNote } from '#domain/shared/giftNote';
import { combinationsOf } from '../support/combinationsOf';
import { expectSameOutcomes, type CallInState } from '../support/expectSameOutcomes';
import { signInAs, type Site } from '../support/Site';
import { fakeControls, sandboxControls, type CouponControls } from './couponControls';

const owned = 10;

interface State {
  readonly areEnabled: boolean;
  readonly quantity: number;
}

const conversions = combinationsOf<State>({ areEnabled: [true, false], quantity: [1, 1000] });

interface TransferState extends State {
  readonly recipient: 'other' | 'owner' | 'suspended' | 'unconfirmed' | 'unknown';
  readonly isHeld: boolean;
  readonly note: string;
}

const transfers = combinationsOf<TransferState>({
  areEnabled: [true, false],
  quantity: [1, 1000],
  recipient: ['other', 'owner', 'suspended', 'unconfirmed', 'unknown'],
  note: ['For you', 'farstead.example'],
  // Last, because the hold of a player does not end during the test.
  isHeld: [false, true],
}).toSorted((a, b) => Number(a.isHeld) - Number(b.isHeld));

const orderOf = (ownerId: string, quantity: number) => ({
  key: randomUUID(),
  ownerId,
  quantity: quantity as Quantity,
});

/** Calls while coupons are enabled or not, and enables them again. */
const withCoupons =
  <S extends State>({ enableCoupons }: CouponControls, site: Site, call: CallInState<S>): CallInState<S> =>
  async (state) => {
    await enableCoupons(site, state.areEnabled);
    try {
      return await call(state);
    } finally {
      await enableCoupons(site, true);
    }
  };

const conversionsOn = (controls: CouponControls) => async (site: Site) => {
  const owner = await signInAs(site, 'new');
  await controls.addCoupons(site, owner, owned);
  return withCoupons<State>(controls, site, ({ quantity }) =>
    site.application.get(Dacs).convert(orderOf(owner.id, quantity)),
  );
};

const transfersOn = (controls: CouponControls) => async (site: Site) => {
  const owner = await signInAs(site, 'new');
  await controls.addCoupons(site, owner, owned);
  const recipients = {
    owner: owner.id,
    other: (await site.createPerson('backer')).id,
    suspended: (await site.createPerson('suspended')).id,
    unconfirmed: (await site.createPerson('unconfirmed')).id,
    unknown: randomUUID(),
  };
  let isHeld = false;
  return withCoupons<TransferState>(controls, site, async (state) => {
    if (state.isHeld && !isHeld) {
      const { password: currentPassword } = owner;
      await site.application.get(Passwords).change({ password: 'Another-2027!', currentPassword }, 'en');
      isHeld = true;
    }
    const recipientId = recipients[state.recipient];
    return site.application.get(Dacs).transfer({
      ...orderOf(owner.id, state.quantity),
      recipientId,
      note: state.note as GiftNote,
    });
  });
};

it('DC-01 converting coupons has the same outcome on the fake back end and the sandbox', () =>
  expectSameOutcomes(
    conversionRefusals,
    conversions,
    conversionsOn(fakeControls),
    conversionsOn(sandboxControls),
  ));

it('DC-01 transferring coupons has the same outcome on the fake back end and the sandbox', () =>
  expectSameOutcomes(transferRefusals, transfers, transfersOn(fakeControls), transfersOn(sandboxControls)));
