import '@testing-library/jest-dom';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dacs } from '#application/coupons/Dacs';
import { FakeDacs } from '#infrastructure/fake/coupons/FakeDacs';
import { recordCredentialChange } from '#infrastructure/fake/backend/coupons';
import type { PersonKey } from '#infrastructure/fake/backend/people';
import { DacsPresenter } from '#ui/coupons/DacsPresenter';
import { searchDelayMs } from '#ui/coupons/RecipientSearchPresenter';
import type { Application } from '../../support/compose';
import { flushPromises } from '../../support/flushPromises';
import { showPage, type Visit } from '../../support/showPage';
import { getNotice } from '../../support/notices';

const show = async (as: PersonKey = 'subscriber', arrange?: Visit['arrange']) => {
  const { application } = await showPage('dacs', DacsPresenter, { as, arrange });
  return application;
};

const convertForm = () => screen.getByRole('region', { name: 'Convert to game time' });
const transferForm = () => screen.getByRole('region', { name: 'Send to a player' });
const press = async (within_: HTMLElement, name: string): Promise<void> => {
  await userEvent.click(within(within_).getByRole('button', { name }));
  await act(flushPromises);
};
const convert = async (what: string): Promise<void> => {
  await press(convertForm(), 'Convert');
  await press(await screen.findByRole('dialog'), `Convert ${what}`);
};
const quantityOf = (form: HTMLElement) => within(form).getByRole('textbox', { name: 'Number of DACs' });
const recipient = () => screen.getByRole('combobox', { name: 'Player' });

const search = async ({ clock }: Application, typed: string): Promise<void> => {
  await userEvent.type(recipient(), typed);
  act(() => clock.advance(searchDelayMs));
  await act(flushPromises);
};

const choose = async (application: Application): Promise<void> => {
  await search(application, 'backer');
  await userEvent.keyboard('{ArrowDown}{Enter}');
};

it('DC-01 shows the count and forms that start with a quantity of 1', async () => {
  await show();
  expect(screen.getByText('9')).toBeVisible();
  expect(quantityOf(convertForm())).toHaveAttribute('name', 'dacsNumber');
  expect(quantityOf(convertForm())).toHaveValue('1');
  expect(quantityOf(transferForm())).toHaveAttribute('name', 'dacsNumberTranfer');
  expect(quantityOf(transferForm())).toHaveValue('1');
});

it('DC-01 shows that DACs are offline when coupons are turned off', async () => {
  await show('subscriber', (application) => application.get(FakeDacs).setEnabled(false));
  expect(screen.getByText('DACs are offline')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Number of DACs' })).toBeNull();
});

it('DC-01 converts DACs and shows how many remain', async () => {
  await show();
  await userEvent.clear(quantityOf(convertForm()));
  await userEvent.type(quantityOf(convertForm()), '2');
  await convert('2 DACs');
  expect(getNotice('success', convertForm())).toHaveTextContent('You have converted 2 DACs into game time');
  expect(screen.getByText('7')).toBeVisible();
  expect(quantityOf(convertForm())).toHaveValue('1');
  expect(screen.getByRole('table')).toHaveTextContent('Converted to 2 months of game time');
});

it('DC-01 a conversion requires confirmation and can be canceled', async () => {
  const application = await show();
  const sent = jest.spyOn(application.get(Dacs), 'convert');
  await press(convertForm(), 'Convert');
  const dialog = await screen.findByRole('dialog', { name: 'Convert 1 DAC to game time?' });
  expect(dialog).toHaveTextContent('It adds 1 month to your game time.');
  expect(dialog).not.toHaveTextContent('lifetime access');
  await press(dialog, 'Cancel');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent).not.toHaveBeenCalled();
});

it('DC-01 shows the new end of the game time before converting, and the same end afterwards', async () => {
  await show();
  await userEvent.clear(quantityOf(convertForm()));
  await userEvent.type(quantityOf(convertForm()), '2');
  await press(convertForm(), 'Convert');
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('Your game time then ends on April 20, 2027');
  await press(dialog, 'Convert 2 DACs');
  expect(getNotice('success', convertForm())).toHaveTextContent('You can play until April 20, 2027.');
});

it('DC-01 explains to a player without DACs what they are and how to get one', async () => {
  const application = await show('steam');
  const panel = screen.getByRole('region', { name: 'You have no DACs yet' });
  expect(panel).toHaveTextContent('A DAC is a month of game time that can change hands');
  const { displayName } = application.backend.person('steam');
  expect(within(panel).getByText(displayName).tagName).toBe('BDI');
  expect(within(panel).getByRole('link', { name: 'Buy game time' })).toHaveAttribute('href', '/buy');
  expect(screen.queryByRole('region', { name: 'Convert to game time' })).toBeNull();
});

it('DC-01 sends a note, and isolates it from the text around it', async () => {
  const application = await show();
  const transfer = jest.spyOn(application.get(Dacs), 'transfer');
  const note = within(transferForm()).getByRole('textbox', { name: /^Note/ });
  await choose(application);
  await userEvent.type(note, 'farstead.example');
  await press(transferForm(), 'Send');
  expect(note).toHaveAccessibleDescription(/can’t contain links/);
  await userEvent.clear(note);
  await userEvent.type(note, 'For the haul');
  await press(transferForm(), 'Send');
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText('For the haul').tagName).toBe('BDI');
  await press(dialog, 'Send 1 DAC');
  expect(transfer.mock.calls[0]?.[0].note).toBe('For the haul');
  expect(within(screen.getByRole('table')).getByText('For the haul').tagName).toBe('BDI');
  expect(note).toHaveValue('');
});

it('DC-01 warns a player with unlimited game time before converting', async () => {
  await show('backer');
  await press(convertForm(), 'Convert');
  const question = await screen.findByRole('dialog');
  expect(question).toHaveAccessibleDescription(/so converting adds nothing\. You can’t undo this\./);
  expect(question).not.toHaveTextContent(/to your game time/);
});

it('DC-01 retries a conversion whose response was lost with the same key, whatever the balance', async () => {
  const application = await show();
  const dacs = application.get(Dacs);
  const real = dacs.convert.bind(dacs);
  const sent = jest.spyOn(dacs, 'convert').mockImplementationOnce(async (conversion) => {
    await real(conversion);
    return { ok: false, error: { kind: 'timeout' } };
  });
  await userEvent.clear(quantityOf(convertForm()));
  await userEvent.type(quantityOf(convertForm()), '9');
  await convert('9 DACs');
  expect(convertForm()).toHaveTextContent('We don’t know if your DACs were converted');
  expect(convertForm()).not.toHaveTextContent('weren’t converted');
  expect(screen.getByText('0')).toBeVisible();
  await convert('9 DACs');
  expect(convertForm()).toHaveTextContent('You have converted 9 DACs into game time');
  expect(sent.mock.calls[1]?.[0].key).toBe(sent.mock.calls[0]?.[0].key);
  expect(screen.getByText('0')).toBeVisible();
  await press(convertForm(), 'Convert');
  expect(quantityOf(convertForm())).toHaveAccessibleDescription('You have no DACs.');
});

it.each([
  ['0', 'Enter a whole number, 1 or more.'],
  ['-1', 'Enter a whole number, 1 or more.'],
  ['1,5', 'Enter a whole number, 1 or more.'],
  ['10', 'You only have 9 DACs. Enter a lower number.'],
])('DC-01 rejects %s next to the field', async (typed, text) => {
  await show();
  for (const form of [convertForm(), transferForm()]) {
    await userEvent.clear(quantityOf(form));
    await userEvent.type(quantityOf(form), typed);
    await press(form, form === convertForm() ? 'Convert' : 'Send');
    expect(quantityOf(form)).toHaveAccessibleDescription(text);
    // The recipient of the transfer is missing too.
    expect(form === convertForm() ? quantityOf(form) : recipient()).toHaveFocus();
  }
});

it('DC-01 requires a recipient for a transfer', async () => {
  await show();
  await press(transferForm(), 'Send');
  expect(recipient()).toHaveAccessibleDescription(/You must select a user to send a dac/);
  expect(recipient()).toHaveFocus();
});

it('DC-01 the recipient search is a combobox that works with the keyboard', async () => {
  const application = await show();
  expect(recipient()).toHaveAttribute('aria-expanded', 'false');
  await search(application, 'pilot');
  expect(recipient()).toHaveAttribute('aria-expanded', 'true');
  const [option] = screen.getAllByRole('option');
  expect(recipient()).not.toHaveAttribute('aria-activedescendant');
  await userEvent.keyboard('{ArrowDown}');
  expect(recipient()).toHaveAttribute('aria-activedescendant', option?.id);
  await userEvent.keyboard('{Escape}');
  expect(recipient()).toHaveAttribute('aria-expanded', 'false');
  expect(recipient()).toHaveValue('pilot');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(recipient()).toHaveAttribute('aria-expanded', 'false');
  expect(recipient()).toHaveValue('New-Pilot');
});

it('DC-01 transfers DACs after a confirmation that names the account', async () => {
  const application = await show();
  await choose(application);
  await press(transferForm(), 'Send');
  const dialog = await screen.findByRole('dialog', { name: 'Send 1 DAC to this account?' });
  expect(dialog).toHaveTextContent('Backer-Jonas');
  expect(dialog).toHaveTextContent('Member since January 15, 2026');
  await press(dialog, 'Send 1 DAC');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(getNotice('success', transferForm())).toHaveTextContent(
    'You have transferred 1 DAC to user Backer-Jonas',
  );
  expect(screen.getByText('8')).toBeVisible();
  expect(recipient()).toHaveValue('');
  expect(await application.get(Dacs).count()).toEqual({ ok: true, value: 8 });
});

it('DC-01 does not send DACs when the confirmation is canceled', async () => {
  const application = await show();
  await choose(application);
  await press(transferForm(), 'Send');
  await press(await screen.findByRole('dialog'), 'Cancel');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(recipient()).toHaveValue('Backer-Jonas');
  expect(await application.get(Dacs).count()).toEqual({ ok: true, value: 9 });
});

it('DC-01 the confirmation shows a renamed account, and the field rejects a deleted account', async () => {
  const application = await show();
  const { backend } = application;
  await choose(application);
  backend.change(() => (backend.person('backer').displayName = 'Jonas-Renamed'));
  await press(transferForm(), 'Send');
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('Backer-Jonas is now called Jonas-Renamed.');
  backend.change(() => (backend.person('backer').isConfirmed = false));
  await press(dialog, 'Send 1 DAC');
  expect(recipient()).toHaveAccessibleDescription(/This account no longer exists/);
});

it('DC-01 retries a transfer whose response was lost with the same key, whatever the balance', async () => {
  const application = await show();
  const dacs = application.get(Dacs);
  const real = dacs.transfer.bind(dacs);
  const transfer = jest.spyOn(dacs, 'transfer').mockImplementationOnce(async (requested) => {
    await real(requested);
    return { ok: false, error: { kind: 'timeout' } };
  });
  await choose(application);
  await userEvent.clear(quantityOf(transferForm()));
  await userEvent.type(quantityOf(transferForm()), '9');
  const send = async (what: string) => {
    await press(transferForm(), 'Send');
    await press(await screen.findByRole('dialog'), what);
  };
  await send('Send 9 DACs');
  expect(transferForm()).toHaveTextContent('We don’t know if your DACs were sent');
  expect(screen.getByText('0')).toBeVisible();
  await send('Send 9 DACs');
  expect(transferForm()).toHaveTextContent('You have transferred 9 DACs');
  const [lost, again] = transfer.mock.calls.map(([{ key }]) => key);
  expect(again).toBe(lost);
});

it('DC-01 reports a transfer that the server rejected and uses a new key for the next transfer', async () => {
  const application = await show();
  const transfer = jest.spyOn(application.get(Dacs), 'transfer');
  transfer.mockResolvedValueOnce({ ok: false, error: { kind: 'too-many-requests' } });
  await choose(application);
  await press(transferForm(), 'Send');
  await press(await screen.findByRole('dialog'), 'Send 1 DAC');
  expect(getNotice('danger', transferForm())).toHaveTextContent('Your DACs weren’t sent');
  await press(transferForm(), 'Send');
  await press(await screen.findByRole('dialog'), 'Send 1 DAC');
  await choose(application);
  await press(transferForm(), 'Send');
  await press(await screen.findByRole('dialog'), 'Send 1 DAC');
  expect(transfer.mock.calls[2]?.[0].key).not.toBe(transfer.mock.calls[1]?.[0].key);
});

it('DC-01 blocks transfers after a credential change and shows the date when they resume', async () => {
  await show('subscriber', ({ backend, clock }) =>
    backend.change(() => recordCredentialChange(backend.person('subscriber'), clock)),
  );
  expect(transferForm()).toHaveTextContent('You can send DACs again from November 21, 2026');
  expect(within(transferForm()).queryByRole('combobox')).toBeNull();
  expect(quantityOf(convertForm())).toBeVisible();
});

it('DC-02 the history shows five entries per page on three pages', async () => {
  await show();
  const pager = screen.getByRole('navigation', { name: 'Pages of the history' });
  const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);
  expect(rows()).toHaveLength(5);
  expect(within(pager).getAllByRole('button', { name: /^Page / })).toHaveLength(3);
  expect(rows()[0]).toHaveTextContent(/Transfer.*1.*Transferred to Backer-Jonas/);
  await press(pager, 'Next page');
  expect(within(pager).getByRole('button', { current: 'page' })).toHaveTextContent('2');
  await press(pager, 'Page 3');
  await press(pager, 'Page 4');
  expect(rows().at(-1)).toHaveTextContent(/Creation.*12/);
  expect(within(pager).getByRole('button', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true');
});

it('DC-02 can reload a page that failed to load', async () => {
  const { backend } = await show();
  const pager = screen.getByRole('navigation', { name: 'Pages of the history' });
  backend.setNetworkCondition('failing');
  await press(pager, 'Page 2');
  expect(getNotice('danger')).toHaveTextContent('The history couldn’t be loaded');
  backend.setNetworkCondition('normal');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await act(flushPromises);
  expect(within(pager).getByRole('button', { current: 'page' })).toHaveTextContent('2');
});
