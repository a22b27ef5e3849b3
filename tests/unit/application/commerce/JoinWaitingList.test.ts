import { JoinWaitingList } from '#application/commerce/JoinWaitingList';
import { WaitingList } from '#application/commerce/WaitingList';
import { succeed } from '#domain/shared/Result';
import { compose } from '../../support/compose';

const setUpOn = async (path: string) => {
  const application = await compose({ path });
  const join = jest.fn(async () => succeed(undefined));
  application.replace(WaitingList, { join });
  return { join, useCase: application.get(JoinWaitingList) };
};

it.each([
  ['/buy', 'en'],
  ['/fr/acheter', 'fr'],
  ['/de/kaufen', 'de'],
])('WL-01 submitting the form on %s joins the list in %s', async (path, language) => {
  const { join, useCase } = await setUpOn(path);
  expect(await useCase.execute('  pilot@farstead.test ')).toEqual({ ok: true, value: undefined });
  expect(join).toHaveBeenCalledWith('pilot@farstead.test', language);
});

it.each([
  ['', 'email-required'],
  ['   ', 'email-required'],
  ['pilot', 'email-invalid'],
  ['pilot @farstead.test', 'email-invalid'],
])('WL-01 rejects %j without sending a request: %s', async (typed, kind) => {
  const { join, useCase } = await setUpOn('/buy');
  expect(await useCase.execute(typed)).toEqual({ ok: false, error: { kind } });
  expect(join).not.toHaveBeenCalled();
});

it('WL-01 adds the same email to the list only once', async () => {
  const application = await compose();
  const useCase = application.get(JoinWaitingList);
  await useCase.execute('pilot@farstead.test');
  await useCase.execute('Pilot@Farstead.test');
  expect(application.backend.waitingList).toEqual(['pilot@farstead.test']);
});
