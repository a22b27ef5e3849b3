import { randomUUID } from 'node:crypto';
import { Dacs } from '#application/coupons/Dacs';
import { Recipients } from '#application/coupons/Recipients';
import { AccountDeletions } from '#application/my-data/AccountDeletions';
import { Passwords } from '#application/security/Passwords';
import { conversionRefusals, recipientRefusals, transferRefusals } from '#domain/coupons/couponRefusals';
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

const recipients = ['other', 'owner', 'suspended', 'unconfirmed', 'leaving', 'unknown'] as const;

interface TransferState extends State {
  readonly recipient: (typeof recipients)[number];
  readonly isHeld: boolean;
  readonly note: string;
}

const transfers = combinationsOf<TransferState>({
  areEnabled: [true, false],
  quantity: [1, 1000],
  recipient: recipients,
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

/** Creates a player for each kind of recipient, and signs in the owner of the coupons. */
const createRecipients = async (site: Site) => {
  const leaving = await signInAs(site, 'veteran');
  await site.application.get(AccountDeletions).request(leaving.password, 'en');
  return {
    other: await site.createPerson('backer'),
    suspended: await site.createPerson('suspended'),
    unconfirmed: await site.createPerson('unconfirmed'),
    leaving,
    unknown: { id: randomUUID(), displayName: 'nobody-at-all' },
    owner: await signInAs(site, 'new'),
  };
};

const transfersOn = (controls: CouponControls) => async (site: Site) => {
  const people = await createRecipients(site);
  const { owner } = people;
  await controls.addCoupons(site, owner, owned);
  let isHeld = false;
  return withCoupons<TransferState>(controls, site, async (state) => {
    if (state.isHeld && !isHeld) {
      const { password: currentPassword } = owner;
      await site.application.get(Passwords).change({ password: 'Another-2027!', currentPassword }, 'en');
      isHeld = true;
    }
    const recipientId = people[state.recipient].id;
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

it('DC-01 finding a recipient has the same outcome on the fake back end and the sandbox', async () => {
  const findOn = async (site: Site) => {
    const people = await createRecipients(site);
    const found = site.application.get(Recipients);
    return async (recipient: (typeof recipients)[number]) => {
      const { id, displayName } = people[recipient];
      const byName = await found.search(displayName);
      const byId = await found.find(id);
      return byName.ok && byName.value.some((known) => known.id === id) === byId.ok
        ? byId
        : { ok: false as const, error: { byName, byId } };
    };
  };
  await expectSameOutcomes(recipientRefusals, recipients, findOn, findOn);
});
