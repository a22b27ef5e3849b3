import { CodeRedeemer } from '#application/products/CodeRedeemer';
import { codeRefusals } from '#domain/products/codeRefusals';
import type { RedemptionCode } from '#domain/products/RedemptionCode';
import { Client } from '../../sandbox/client';
import { sharedSandbox } from '../../sandbox/sharedSandboxes';
import { combinationsOf } from '../support/combinationsOf';
import { expectSameOutcomes } from '../support/expectSameOutcomes';
import { signInAs, type Site } from '../support/Site';

const { 'unknown-code': _, ...refusals } = codeRefusals;

interface State {
  readonly isUsed: boolean;
  readonly isCanceled: boolean;
  readonly reservedFor: 'nobody' | 'player' | 'other';
  /** Days from now to the end of the reservation, if it has one. */
  readonly reservedDays: number | undefined;
  readonly expiryDays: number | undefined;
}

const states = combinationsOf<State>({
  isUsed: [false, true],
  isCanceled: [false, true],
  reservedFor: ['nobody', 'player', 'other'],
  reservedDays: [undefined, -1, 1],
  expiryDays: [undefined, -1, 1],
}).filter(({ reservedFor, reservedDays }) => reservedFor === 'other' || reservedDays === undefined);

/** Traits of a code that the fake back end and the sandbox share. */
const traitsOf = (state: State, now: Date, playerId: string, otherId: string) => {
  const daysFromNow = (days: number | undefined): string | undefined =>
    days === undefined ? undefined : new Date(now.getTime() + days * 86_400_000).toISOString();
  return {
    isCanceled: state.isCanceled,
    usedBy: state.isUsed ? otherId : undefined,
    reservedFor: { nobody: undefined, player: playerId, other: otherId }[state.reservedFor],
    reservedUntil: daysFromNow(state.reservedDays),
    expiresAt: daysFromNow(state.expiryDays),
  };
};

const redeem = ({ application }: Site, id: string) =>
  application.get(CodeRedeemer).redeem(id as RedemptionCode);

it('PD-02 redeeming a code has the same outcome on the fake back end and the sandbox', () =>
  expectSameOutcomes(
    refusals,
    states,
    async (site) => {
      const player = await signInAs(site, 'new');
      const other = await site.createPerson('backer');
      const code = await site.createCode('fresh');
      return (state) => {
        Object.assign(code, traitsOf(state, site.now(), player.id, other.id));
        return redeem(site, code.id);
      };
    },
    async (site) => {
      const client = new Client(await sharedSandbox());
      const player = await signInAs(site, 'new');
      const other = await site.createPerson('new');
      return async (state) => {
        const traits = traitsOf(state, site.now(), player.id, other.id);
        const { id } = await client.callControl<{ id: string }>('codes', { months: 1, ...traits });
        return redeem(site, id);
      };
    },
  ));
