import '@testing-library/jest-dom';
import { render } from '@testing-library/react';
import type { CallFailure } from '#domain/shared/CallFailure';
import { FailureNotice } from '#ui/content/FailureNotice';
import { Translations } from '#ui/content/Translations';
import { compose } from '../../support/compose';
import { createWrapper } from '../../support/createWrapper';
import { getNotice } from '../../support/notices';

const show = async (problem: CallFailure): Promise<HTMLElement> => {
  const application = await compose();
  await application.get(Translations).load('en-us');
  render(
    <FailureNotice problem={problem} title="Not redeemed">
      Reason.
    </FailureNotice>,
    { wrapper: createWrapper(application) },
  );
  return getNotice('danger');
};

it.each<CallFailure>([{ kind: 'offline' }, { kind: 'timeout' }])(
  'says that the response was lost and that the outcome is unknown after $kind',
  async (problem) => {
    const notice = await show(problem);
    expect(notice).toHaveTextContent('We don’t know if it worked');
    expect(notice).toHaveTextContent(
      'Reason. We lost the connection before our server responded. You can safely try again: nothing happens twice.',
    );
  },
);

it.each<CallFailure>([
  { kind: 'server', status: 500, code: 50 },
  { kind: 'server', status: 503 },
  { kind: 'malformed' },
])('says that the outcome is unknown after %j', async (problem) => {
  const notice = await show(problem);
  expect(notice).toHaveTextContent('We don’t know if it worked');
  expect(notice).toHaveTextContent('Reason. You can safely try again: nothing happens twice.');
});

it.each<CallFailure>([
  { kind: 'server', status: 409, code: 9999 },
  { kind: 'server', status: 503, hadNoEffect: true },
  { kind: 'offline', hadNoEffect: true },
  { kind: 'too-many-requests' },
])('says that the action failed after %j', async (problem) => {
  const notice = await show(problem);
  expect(notice).toHaveTextContent('Not redeemed');
  expect(notice).not.toHaveTextContent('try again');
});
