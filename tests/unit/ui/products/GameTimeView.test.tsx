import '@testing-library/jest-dom';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { extendGameTime } from '#infrastructure/fake/backend/extendGameTime';
import type { PersonKey } from '#infrastructure/fake/backend/people';
import { GameTimeTimelinePresenter } from '#ui/products/GameTimeTimelinePresenter';
import { flushPromises } from '../../support/flushPromises';
import { showPage, type Visit } from '../../support/showPage';

const show = async (as: PersonKey = 'subscriber', arrange?: Visit['arrange']): Promise<void> => {
  await showPage('gameTime', GameTimeTimelinePresenter, { as, arrange });
};

const remaining = () => screen.getByRole('region', { name: 'What you have left' });
const planner = () => screen.getByRole('region', { name: 'What would change?' });

it('PD-01 lists the remaining days by their source, and the changes newest first', async () => {
  await show('subscriber', ({ backend, clock }) =>
    backend.change(() => {
      extendGameTime(backend.person('subscriber'), 1, 'dac', clock.now());
      extendGameTime(backend.person('subscriber'), 3, 'pack', clock.now());
    }),
  );
  expect(remaining()).toHaveTextContent('Your game time ends on June 20, 2027');
  const periods = within(remaining())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replace(/\s/g, ' '));
  expect(periods).toEqual([
    expect.stringMatching(/Earlier game time.*92 days.*February 20, 2027/),
    expect.stringMatching(/Converted DACs.*28 days.*March 20, 2027/),
    expect.stringMatching(/Pack from the shop.*92 days.*June 20, 2027/),
  ]);
  const [, newest, oldest] = screen.getAllByRole('row');
  expect(newest).toHaveTextContent(/November 20, 2026.*Pack from the shop.*\+92.*June 20, 2027/);
  expect(oldest).toHaveTextContent(/Converted DACs.*\+28.*March 20, 2027/);
});

it('PD-03 DC-01 shows what converting DACs and taking myDU would change, without changing anything', async () => {
  const user = userEvent.setup();
  await show();
  const planned = () => within(planner()).getByRole('status');
  expect(planned()).toHaveTextContent('would end on February 20, 2027');
  expect(planner()).toHaveTextContent('You have 9 DACs.');
  await user.selectOptions(within(planner()).getByRole('combobox'), '2 DACs');
  expect(planned()).toHaveTextContent('would end on April 20, 2027');
  await user.click(within(planner()).getByRole('checkbox'));
  // 90 days earlier than that, but the subscription gives access for longer.
  expect(planned()).toHaveTextContent('would end on February 20, 2027');
  expect(remaining()).toHaveTextContent('Your game time ends on February 20, 2027');
});

it('PD-03 says that game time would end at once, or that there is none to trade', async () => {
  const user = userEvent.setup();
  await show('twoFactor');
  await user.click(within(planner()).getByRole('checkbox'));
  await act(flushPromises);
  expect(within(planner()).getByRole('status')).toHaveTextContent('Your game time would end right away.');
});

it('PD-01 offers game time to a player without any', async () => {
  const user = userEvent.setup();
  await show('new');
  expect(within(remaining()).getByRole('link', { name: 'Buy game time' })).toBeVisible();
  expect(screen.getByText('Nothing has added or taken away game time yet.')).toBeVisible();
  await user.click(within(planner()).getByRole('checkbox'));
  expect(within(planner()).getByRole('status')).toHaveTextContent('you can’t trade any for myDU');
});

it('PD-01 offers nothing to plan to a player with lifetime access', async () => {
  await show('backer');
  expect(remaining()).toHaveTextContent('your game time never ends');
  expect(screen.queryByRole('region', { name: 'What would change?' })).toBeNull();
});
