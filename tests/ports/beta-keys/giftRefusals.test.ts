import { KeyGifts } from '#application/beta-keys/KeyGifts';
import { giftCancellationRefusals, giftRefusals } from '#domain/beta-keys/giftRefusals';
import type { GiftNote } from '#domain/shared/giftNote';
import { hoursAfter } from '#infrastructure/fake/backend/people';
import { fakeBetaKey } from '#infrastructure/fake/backend/betaKeys';
import { Client } from '../../sandbox/client';
import { sharedSandbox } from '../../sandbox/sharedSandboxes';
import { combinationsOf } from '../support/combinationsOf';
import { expectSameOutcomes } from '../support/expectSameOutcomes';
import { signInToSandbox } from '../support/signInToSandbox';
import { signInAs, type Site } from '../support/Site';

interface GiftState {
  readonly recipient: 'new' | 'pending' | 'malformed';
  readonly available: number;
  readonly note: string;
}

const gifts = combinationsOf<GiftState>({
  recipient: ['new', 'pending', 'malformed'],
  available: [0, 1],
  note: ['For you', 'farstead.example'],
});

const sendTo = (site: Site, recipient: string, note?: string) =>
  site.application.get(KeyGifts).send({ recipient, note: note as GiftNote | undefined }, 'en');

/** Sends a key to an address that is new, has an unused key already, or is malformed. */
const giftOn = async (site: Site, { recipient, note }: GiftState, pending: string) => {
  const addresses = { new: site.freshAddress(), pending: pending.toUpperCase(), malformed: 'nobody' };
  return sendTo(site, addresses[recipient], note);
};

it('KY-01 sending a key has the same outcome on the fake back end and the sandbox', () =>
  expectSameOutcomes(
    giftRefusals,
    gifts,
    async (site) => {
      await signInAs(site, 'new');
      return async (state) => {
        const pending = 'pending@farstead.test';
        const sent = [fakeBetaKey('1', pending, 'signup', 'en-us')];
        Object.assign(site.application.backend.person('new'), {
          betaKeys: { available: state.available, sent },
        });
        return giftOn(site, state, pending);
      };
    },
    async (site) => async (state) => {
      const pending = site.freshAddress();
      await signInToSandbox(site, { betaKeys: state.available + 1 });
      await sendTo(site, pending);
      return giftOn(site, state, pending);
    },
  ));

interface KeyState {
  readonly isMine: boolean;
  readonly isUsed: boolean;
  readonly isCanceled: boolean;
  readonly isReserved: boolean;
  /** Hours from now to the end of the reservation. */
  readonly hoursReserved: number;
}

const keys = combinationsOf<KeyState>({
  isMine: [true, false],
  isUsed: [false, true],
  isCanceled: [false, true],
  isReserved: [false, true],
  hoursReserved: [-1, 1],
}).filter(({ isReserved, hoursReserved }) => isReserved || hoursReserved > 0);

it('KY-01 canceling a key has the same outcome on the fake back end and the sandbox', () =>
  expectSameOutcomes(
    giftCancellationRefusals,
    keys,
    async (site) => {
      await signInAs(site, 'new');
      const other = await site.createPerson('backer');
      return async ({ isMine, isUsed, isCanceled, isReserved, hoursReserved }) => {
        const key = {
          ...fakeBetaKey('1', 'friend@farstead.test', 'signup', 'en-us'),
          isCanceled,
          ...(isUsed && { usedBy: other.id }),
          ...(isReserved && { reservedFor: other.id, reservedUntil: hoursAfter(site.now(), hoursReserved) }),
        };
        const { backend } = site.application;
        Object.assign(backend.person('new'), { betaKeys: { available: 0, sent: isMine ? [key] : [] } });
        Object.assign(backend.person('backer'), { betaKeys: { available: 0, sent: isMine ? [] : [key] } });
        return site.application.get(KeyGifts).cancel(key.id);
      };
    },
    async (site) => {
      const client = new Client(await sharedSandbox());
      const player = await signInToSandbox(site);
      const other = await client.createPlayer();
      return async ({ isMine, isUsed, isCanceled, isReserved, hoursReserved }) => {
        const { id } = await client.callControl<{ id: string }>('codes', {
          months: 1,
          sentBy: isMine ? player.id : other.id,
          isCanceled,
          ...(isUsed && { usedBy: other.id }),
          ...(isReserved && { reservedFor: other.id, reservedUntil: hoursAfter(site.now(), hoursReserved) }),
        });
        return site.application.get(KeyGifts).cancel(id);
      };
    },
  ));
