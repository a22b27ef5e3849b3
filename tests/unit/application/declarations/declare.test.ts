import { CancelContract } from '#application/declarations/CancelContract';
import { Declarations } from '#application/declarations/Declarations';
import { WithdrawFromContract } from '#application/declarations/WithdrawFromContract';
import type { CancellationFields } from '#domain/declarations/declarationProblems';
import { succeed } from '#domain/shared/Result';
import { compose } from '../../support/compose';

const key = '99999999-9999-4999-8999-999999999999';

const fields: CancellationFields = {
  name: ' Ada Verne ',
  orderNumber: ' 3F2A-91BC ',
  contract: ' Three months ',
  email: ' ada@farstead.test ',
  kind: 'extraordinary',
  reason: ' The servers were down ',
  end: 'day',
  day: '2027-03-01',
};

const sent = {
  name: 'Ada Verne',
  orderNumber: '3F2A-91BC',
  contract: 'Three months',
  email: 'ada@farstead.test',
};

const setUpOn = async (path: string) => {
  const application = await compose({ path });
  const receipt = { id: 'declaration', receivedAt: new Date(0) };
  const calls = {
    withdraw: jest.fn(async () => succeed(receipt)),
    cancel: jest.fn(async () => succeed(receipt)),
    findStatus: jest.fn(),
    findOrder: jest.fn(),
  };
  application.replace(Declarations, calls);
  return { application, ...calls };
};

it.each([
  ['/', 'en'],
  ['/fr', 'fr'],
  ['/de', 'de'],
])('WD-01 a withdrawal on %s requests an acknowledgment in %s', async (path, language) => {
  const { application, withdraw } = await setUpOn(path);
  const { kind: _kind, reason: _reason, end: _end, day: _day, ...withdrawal } = fields;
  await application.get(WithdrawFromContract).execute(withdrawal, key);
  expect(withdraw).toHaveBeenCalledWith(sent, { key, emailLanguage: language });
});

it.each([
  ['all fields', {}, { kind: 'extraordinary', reason: 'The servers were down', endsOn: '2027-03-01' }],
  [
    'no date for the next possible end',
    { end: 'soonest' as const },
    { kind: 'extraordinary', reason: 'The servers were down' },
  ],
  [
    'no reason for an ordinary cancellation',
    { kind: 'ordinary' as const },
    { kind: 'ordinary', reason: '', endsOn: '2027-03-01' },
  ],
])('WD-02 a cancellation submits %s', async (_, more, declared) => {
  const { application, cancel } = await setUpOn('/fr');
  await application.get(CancelContract).execute({ ...fields, ...more }, key);
  expect(cancel).toHaveBeenCalledWith({ ...sent, ...declared }, { key, emailLanguage: 'fr' });
});
