import { MailingList } from '#application/mailing/MailingList';
import { mailingRefusals } from '#domain/mailing/mailingRefusals';
import { combinationsOf } from '../support/combinationsOf';
import { expectSameOutcomes } from '../support/expectSameOutcomes';
import { signInAs, type Site } from '../support/Site';

interface State {
  readonly email: 'own' | 'ownUpperCase' | 'ofOther';
  readonly interest: 'offered' | 'unknown' | 'ofAnotherCategory';
}

const states = combinationsOf<State>({
  email: ['own', 'ownUpperCase', 'ofOther'],
  interest: ['offered', 'unknown', 'ofAnotherCategory'],
});

const changeOn = async (site: Site) => {
  const other = await site.createPerson('backer');
  const { email } = await signInAs(site, 'new');
  const list = site.application.get(MailingList);
  return async (state: State) => {
    const address = { own: email, ownUpperCase: email.toUpperCase(), ofOther: other.email }[state.email];
    const id = { offered: 'newsletter', unknown: 'made-up', ofAnotherCategory: 'surveys' }[state.interest];
    const changed = await list.change(address, 'en', [
      { id: 'news', interests: [{ id, isSubscribed: true }] },
    ]);
    const found = await list.listRecorded(address);
    return changed.ok && found.ok
      ? changed
      : { ok: false as const, error: [changed.ok || changed.error, found.ok || found.error] };
  };
};

it('PM-01 showing and changing preferences have the same outcomes on the fake back end and the sandbox', async () => {
  await expectSameOutcomes(mailingRefusals, states, changeOn, changeOn);
});
