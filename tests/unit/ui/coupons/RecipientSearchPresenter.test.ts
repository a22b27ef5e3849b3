import { Recipients } from '#application/coupons/Recipients';
import { Session } from '#application/session/Session';
import type { Recipient } from '#domain/coupons/Recipient';
import { fail, succeed } from '#domain/shared/Result';
import { RecipientSearchPresenter, searchDelayMs } from '#ui/coupons/RecipientSearchPresenter';
import { compose, type Application } from '../../support/compose';
import { flushPromises } from '../../support/flushPromises';

const arrange = async (): Promise<{ application: Application; search: RecipientSearchPresenter }> => {
  const application = await compose({ as: 'subscriber' });
  await application.get(Session).start();
  return { application, search: application.get(RecipientSearchPresenter) };
};

const names = ({ results }: RecipientSearchPresenter) => results?.map(({ displayName }) => displayName);

it('DC-01 searches shortly after the player stops typing', async () => {
  const { application, search } = await arrange();
  const requested = jest.spyOn(application.get(Recipients).constructor.prototype as Recipients, 'search');
  for (const typed of ['b', 'ba', 'bac', 'back']) {
    search.change(typed);
    application.clock.advance(searchDelayMs - 1);
  }
  expect(requested).not.toHaveBeenCalled();
  expect(search.isSearching).toBe(true);
  application.clock.advance(1);
  await flushPromises();
  expect(requested.mock.calls).toEqual([['back']]);
  expect(names(search)).toEqual(['Backer-Jonas']);
  expect(search.isSearching).toBe(false);
});

it('DC-01 does not search for two characters and clears the results', async () => {
  const { application, search } = await arrange();
  search.change('backer');
  application.clock.advance(searchDelayMs);
  await flushPromises();
  search.change('ba');
  application.clock.advance(searchDelayMs);
  await flushPromises();
  expect(search.results).toBeUndefined();
  expect(search.isSearching).toBe(false);
});

it('DC-01 ignores the response to an outdated search', async () => {
  const { application, search } = await arrange();
  const answers = new Map<string, (found: readonly Recipient[]) => void>();
  jest
    .spyOn(application.get(Recipients).constructor.prototype as Recipients, 'search')
    .mockImplementation((text) => new Promise((done) => answers.set(text, (found) => done(succeed(found)))));
  for (const typed of ['bac', 'backer']) {
    search.change(typed);
    application.clock.advance(searchDelayMs);
  }
  answers.get('backer')?.([{ id: '2', displayName: 'Backer-Jonas' }]);
  await flushPromises();
  answers.get('bac')?.([{ id: '1', displayName: 'Bacon' }]);
  await flushPromises();
  expect(names(search)).toEqual(['Backer-Jonas']);
});

it('DC-01 retries a failed search when the player types', async () => {
  const { application, search } = await arrange();
  jest
    .spyOn(application.get(Recipients).constructor.prototype as Recipients, 'search')
    .mockResolvedValueOnce(fail({ kind: 'offline' }));
  search.change('back');
  application.clock.advance(searchDelayMs);
  await flushPromises();
  expect(search.problem).toEqual({ kind: 'offline' });
  search.change('backe');
  expect(search.problem).toBeUndefined();
  application.clock.advance(searchDelayMs);
  await flushPromises();
  expect(names(search)).toEqual(['Backer-Jonas']);
});

it('DC-01 selects a fully typed name, but not part of a name, when the field loses focus', async () => {
  const { application, search } = await arrange();
  const type = async (typed: string) => {
    search.change(typed);
    application.clock.advance(searchDelayMs);
    await flushPromises();
    search.onBlur();
    return search.recipient?.displayName;
  };
  expect(await type('backer')).toBeUndefined();
  expect(await type('backer-jonas')).toBe('Backer-Jonas');
  search.change('backer-jona');
  expect(search.recipient).toBeUndefined();
});

it('cancels a pending search when the player leaves the page', async () => {
  const { application, search } = await arrange();
  search.change('backer');
  search.dispose();
  application.clock.advance(searchDelayMs);
  await flushPromises();
  expect(search.results).toBeUndefined();
  expect(search.isSearching).toBe(false);
});
