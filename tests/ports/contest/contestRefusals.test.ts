import { Contest } from '#application/contest/Contest';
import { contestRefusals } from '#domain/contest/contestRefusals';
import { hoursAfter } from '#infrastructure/fake/backend/people';
import { combinationsOf } from '../support/combinationsOf';
import { expectSameOutcomes } from '../support/expectSameOutcomes';
import { signInToSandbox } from '../support/signInToSandbox';
import { signInAs, type Site } from '../support/Site';

interface State {
  readonly isConfirmed: boolean;
  readonly roles: readonly string[];
  readonly ownership: readonly string[];
  readonly hoursLeft: number | undefined;
}

const states = combinationsOf<State>({
  isConfirmed: [true, false],
  roles: [[], ['AlphaAccess']],
  ownership: [[], ['steam']],
  hoursLeft: [undefined, -1, 1],
});

const traitsOf = ({ roles, ownership, hoursLeft }: State, now: Date) => ({
  roles,
  ownership,
  gameTimeEnd: hoursLeft === undefined ? undefined : hoursAfter(now, hoursLeft),
});

const enter = ({ application }: Site) => application.get(Contest).enter();

it('CO-01 entering the contest has the same outcome on the fake back end and the sandbox', () =>
  expectSameOutcomes(
    contestRefusals,
    states,
    async (site) => {
      await signInAs(site, 'new');
      return (state) => {
        const { isConfirmed } = state;
        const person = site.application.backend.person('new');
        Object.assign(person, { isConfirmed, ...traitsOf(state, site.now()) });
        return enter(site);
      };
    },
    async (site) => async (state) => {
      const status = state.isConfirmed ? 'active' : 'unconfirmed';
      await signInToSandbox(site, { status, ...traitsOf(state, site.now()) });
      return enter(site);
    },
  ));
