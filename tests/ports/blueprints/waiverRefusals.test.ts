import { randomUUID } from 'node:crypto';
import { WaiverRecords } from '#application/blueprints/WaiverRecords';
import { waiverRefusals } from '#domain/blueprints/blueprintRefusals';
import { playerHolder, type WaiverHolder } from '#domain/blueprints/Waivers';
import { combinationsOf } from '../support/combinationsOf';
import { expectSameOutcomes } from '../support/expectSameOutcomes';
import { signInAs, type Site } from '../support/Site';

interface State {
  readonly player: 'subscriber' | 'new';
  readonly holder: 'player' | 'organization' | 'unknown' | 'malformed';
  readonly isWaived: boolean;
}

const states = combinationsOf<State>({
  player: ['subscriber', 'new'],
  holder: ['player', 'organization', 'unknown', 'malformed'],
  isWaived: [true, false],
});

it('BP-02 changing a waiver has the same outcome on the fake back end and the sandbox', () => {
  /** The subscriber represents the organization. */
  const changeOn = async (site: Site) => {
    const records = site.application.get(WaiverRecords);
    await signInAs(site, 'subscriber');
    const found = await records.find();
    const represented = found.ok ? found.value.organizations.map(({ id }) => id) : [];
    const tokens = { subscriber: site.application.tokens.read(), new: undefined };
    await signInAs(site, 'new');
    const tokensOf = { ...tokens, new: site.application.tokens.read() };
    const organization = (id: string): WaiverHolder => ({ kind: 'organization', id });
    const holders = {
      player: playerHolder,
      organization: organization(represented[0] ?? ''),
      unknown: organization(randomUUID()),
      malformed: organization('no-organization'),
    };
    return ({ player, holder, isWaived }: State) => {
      const held = tokensOf[player];
      if (held) site.application.tokens.write(held);
      return records.change(holders[holder], isWaived);
    };
  };
  return expectSameOutcomes(waiverRefusals, states, changeOn, changeOn);
});
