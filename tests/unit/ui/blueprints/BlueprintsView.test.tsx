import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Blueprints } from '#application/blueprints/Blueprints';
import type { CallFailure } from '#domain/shared/CallFailure';
import { fail, succeed } from '#domain/shared/Result';
import type { PersonKey } from '#infrastructure/fake/backend/people';
import { BlueprintsPresenter } from '#ui/blueprints/BlueprintsPresenter';
import { showPage, type Visit } from '../../support/showPage';
import { findNotice } from '../../support/notices';

const renderView = async (as: PersonKey = 'subscriber', arrange?: Visit['arrange']) => {
  const { application } = await showPage('blueprints', BlueprintsPresenter, { as, arrange });
  return { application, user: userEvent.setup() };
};

const row = async (name: RegExp) => within(await screen.findByRole('listitem', { name }));

it('BP-01 shows the name, date, protection and creator of each blueprint', async () => {
  await renderView();
  const facts = async (name: RegExp) =>
    (await row(name)).getAllByRole('definition').map(({ textContent }) => textContent);
  expect(await facts(/Ring station/)).toEqual([expect.stringMatching(/2026/), 'No', 'Harbor Union']);
  expect(await facts(/Interceptor/)).toEqual([expect.stringMatching(/2026/), 'Yes', 'Orrin-Pell']);
  expect(await facts(/Lighthouse/)).toEqual([expect.stringMatching(/2026/), 'No', 'Orphaned']);
});

it('BP-01 describes the button in a tooltip, saves the file and shows its name', async () => {
  const { user, application } = await renderView();
  const hauler = await row(/Ore hauler/);
  await user.tab();
  expect(screen.getByRole('checkbox', { name: 'Only my own designs' })).toHaveFocus();
  await user.tab();
  expect(hauler.getByRole('button')).toHaveFocus();
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Click to start the generation of this model');
  await user.keyboard('{Enter}');
  expect(
    await hauler.findByText(/^The download of Ore hauler .* blueprint-[\w-]+\.zip has started/),
  ).toBeVisible();
  expect(application.files.saved).toHaveLength(1);
});

it('BP-01 a slow export shows a progress bar, and canceling it restores focus', async () => {
  const { user, application } = await renderView();
  const station = await row(/Ring station/);
  await user.click(station.getByRole('button', { name: /^Download as 3D model/ }));
  expect(station.getByRole('progressbar', { name: 'Generating the model' })).toBeVisible();
  expect(station.getByRole('button', { name: /^Download as 3D model/ })).toHaveAttribute('aria-busy', 'true');
  await user.click(station.getByRole('button', { name: /^Cancel/ }));
  expect(station.queryByRole('progressbar')).toBeNull();
  expect(station.getByRole('button', { name: /^Download as 3D model/ })).toHaveFocus();
  expect(application.files.saved).toEqual([]);
});

it.each([
  [/Interceptor/, 'info', /^This blueprint is protected/],
  [
    /Empty hull/,
    'danger',
    /^An error occurred: This blueprint has no elements, so there is nothing to export/,
  ],
] as const)('BP-02 explains in a banner why %s was not exported', async (name, tone, text) => {
  const { user } = await renderView();
  const failing = await row(name);
  await user.click(failing.getByRole('button'));
  expect(await findNotice(tone)).toHaveTextContent(text);
});

it('BP-02 reports an unknown error without details', async () => {
  const defect = new Error('A defect');
  const { user, application } = await renderView('subscriber', (arranged) => {
    const blueprints = arranged.get(Blueprints);
    jest.spyOn(blueprints, 'export').mockRejectedValue(defect);
    arranged.replace(Blueprints, blueprints);
  });
  const failing = await row(/Ore hauler/);
  await user.click(failing.getByRole('button'));
  expect((await findNotice('danger')).textContent).toBe('An error occurred');
  expect(application.errors.reports).toEqual([defect]);
});

it('BP-01 searches and sorts a list of 300 and moves focus to new entries', async () => {
  const { user } = await renderView('backer');
  await row(/300/);
  const list = () => screen.getAllByRole('listitem', { name: /./ });
  expect(list()).toHaveLength(25);
  await user.click(screen.getByRole('button', { name: 'Show 25 more' }));
  expect(list()).toHaveLength(50);
  expect(list()[25]).toHaveFocus();
  await user.click(screen.getByRole('searchbox', { name: 'Search by name' }));
  await user.paste('tug alioth');
  const [count] = screen.getAllByRole('status');
  expect(count).toHaveTextContent(/^\d+ of 300 blueprints$/);
  await user.clear(screen.getByRole('searchbox'));
  await user.paste('nowhere');
  expect(count).toHaveTextContent('No blueprints match “nowhere”.');
  await user.clear(screen.getByRole('searchbox'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Oldest first');
  expect(list()[0]).toHaveAccessibleName(/ 1$/);
});

it('BP-01 filters a short list by the player’s own designs', async () => {
  const { user } = await renderView();
  await user.click(await screen.findByRole('checkbox', { name: 'Only my own designs' }));
  expect(screen.getAllByRole('listitem', { name: /./ })).toHaveLength(2);
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.getAllByRole('status')[0]).toHaveTextContent('2 of 6 blueprints');
});

it('BP-01 BP-02 a player without blueprints sees a message and one switch', async () => {
  await renderView('new');
  expect(await screen.findByText(/You have no blueprints yet/)).toBeVisible();
  expect(await screen.findAllByRole('switch')).toHaveLength(1);
});

it('BP-02 switches show their state and retain focus when flipped', async () => {
  const { user, application } = await renderView();
  const mine = await screen.findByRole('switch', { name: /export my designs/ });
  const union = screen.getByRole('switch', { name: /^Harbor Union: let owners export our designs/ });
  expect(screen.getByRole('switch', { name: /^Meridian Shipwrights/ })).toBeChecked();
  expect(mine).not.toBeChecked();
  await user.click(mine);
  await user.click(union);
  expect(mine).toBeChecked();
  expect(union).toBeChecked();
  expect(union).toHaveFocus();
  const { isWaived, organizations } = application.backend.person('subscriber').blueprints ?? {};
  expect([isWaived, organizations?.[0]?.isWaived]).toEqual([true, true]);
  application.backend.setNetworkCondition('failing');
  await user.click(mine);
  expect(await findNotice('danger')).toHaveTextContent(/^An error occurred: /);
  expect(mine).toBeChecked();
});

it('BP-01 removes a deleted blueprint when the list is reloaded', async () => {
  const { user, application } = await renderView();
  const hauler = await row(/Ore hauler/);
  const works = application.backend.person('subscriber').blueprints;
  application.backend.change(() => works?.owned.shift());
  await user.click(hauler.getByRole('button'));
  await user.click(await hauler.findByRole('button', { name: 'Reload the list' }));
  expect(screen.queryByRole('listitem', { name: /Ore hauler/ })).toBeNull();
});

it('BP-02 neither shows text from the server nor renders a name as markup', async () => {
  const { user } = await renderView('subscriber', (application) => {
    const blueprints = application.get(Blueprints);
    const failure: CallFailure = { kind: 'server', status: 409, detail: '<img src=x onerror=alert(1)>' };
    jest.spyOn(blueprints, 'export').mockResolvedValue(fail(failure));
    jest.spyOn(blueprints, 'list').mockResolvedValue(
      succeed([
        {
          id: 'one',
          name: '<b>Bold</b>',
          createdAt: new Date(0),
          isProtected: false,
          creator: { kind: 'orphaned' },
        },
      ]),
    );
    application.replace(Blueprints, blueprints);
  });
  const bold = await row(/<b>Bold/);
  await user.click(bold.getByRole('button'));
  expect(await findNotice('danger')).toHaveTextContent(/^An error occurred: Our server had a problem/);
  expect(document.body).not.toHaveTextContent('onerror');
});
