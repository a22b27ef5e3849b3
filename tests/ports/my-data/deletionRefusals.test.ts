import { AccountDeletions } from '#application/my-data/AccountDeletions';
import { deletionSeconds } from '#domain/my-data/AccountDeletion';
import { keepAccountRefusals } from '#domain/my-data/deletionRefusals';
import { Client } from '../../sandbox/client';
import { sharedSandbox } from '../../sandbox/sharedSandboxes';
import { combinationsOf } from '../support/combinationsOf';
import { expectSameOutcomes } from '../support/expectSameOutcomes';
import { signInAs, type Person, type Site } from '../support/Site';

interface State {
  readonly key: 'newest' | 'replaced' | 'of-reset' | 'unknown';
  readonly isCanceled: boolean;
  /** Whether the deletion would have taken effect. */
  readonly isLate: boolean;
}

const states = combinationsOf<State>({
  key: ['newest', 'replaced', 'of-reset', 'unknown'],
  isCanceled: [false, true],
  isLate: [false, true],
});

it('keeping an account by key has the same outcome on the fake back end and the sandbox', () => {
  const keepOn =
    (site: Site, signIn: () => Promise<Person>, advance: (seconds: number) => Promise<unknown>) =>
    async ({ key, isCanceled, isLate }: State) => {
      const person = await signIn();
      const deletions = site.application.get(AccountDeletions);
      const request = async () => {
        await deletions.request(person.password, 'en');
        return site.newestEmailKey(person.email);
      };
      const first = await request();
      await deletions.keepAccount('en');
      const keys = {
        replaced: first,
        newest: await request(),
        'of-reset': await site.emailKey('reset', person),
        unknown: 'no-such-key',
      };
      if (isCanceled) await deletions.keepAccount('en');
      if (isLate) await advance(deletionSeconds + 60);
      return deletions.keepAccountByKey(keys[key], 'en');
    };
  return expectSameOutcomes(
    keepAccountRefusals,
    states,
    async (site) => {
      const { backend, clock, tokens } = site.application;
      const signIn = async () => {
        const person = { ...backend.register({ email: site.freshAddress() }), otp: '' };
        tokens.write(await site.tokensExpiringIn(900, person));
        return person;
      };
      return keepOn(site, signIn, async (seconds) => clock.advance(seconds * 1000));
    },
    async (site) => {
      const client = new Client(await sharedSandbox());
      const advance = (advanceSeconds: number) => client.callControl('clock', { advanceSeconds });
      const keep = keepOn(site, () => signInAs(site, 'new'), advance);
      return async (state) => {
        const answer = await keep(state);
        await client.callControl('clock', { real: true });
        return answer;
      };
    },
  );
});
