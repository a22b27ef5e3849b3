import { MyDU } from '#application/products/MyDU';
import { myDURefusals } from '#domain/products/mydu';
import { hoursAfter } from '#infrastructure/fake/backend/people';
import { combinationsOf } from '../support/combinationsOf';
import { expectSameOutcomes } from '../support/expectSameOutcomes';
import { signInToSandbox } from '../support/signInToSandbox';
import { signInAs, type Site } from '../support/Site';

interface State {
  readonly hasMyDUAccess: boolean;
  readonly hoursLeft: number | undefined;
}

const states = combinationsOf<State>({ hasMyDUAccess: [false, true], hoursLeft: [undefined, -1, 1] });

const traitsOf = ({ hasMyDUAccess, hoursLeft }: State, now: Date) => ({
  hasMyDUAccess,
  gameTimeEnd: hoursLeft === undefined ? undefined : hoursAfter(now, hoursLeft),
});

const convert = ({ application }: Site) => application.get(MyDU).convert();

it('PD-03 converting into MyDU has the same outcome on the fake back end and the sandbox', () =>
  expectSameOutcomes(
    myDURefusals,
    states,
    async (site) => {
      await signInAs(site, 'new');
      return (state) => {
        Object.assign(site.application.backend.person('new'), traitsOf(state, site.now()));
        return convert(site);
      };
    },
    async (site) => async (state) => {
      await signInToSandbox(site, traitsOf(state, site.now()));
      return convert(site);
    },
  ));
