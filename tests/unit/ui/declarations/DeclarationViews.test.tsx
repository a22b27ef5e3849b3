import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Declarations, type DeclarationRejection } from '#application/declarations/Declarations';
import type { DeclarationReceipt } from '#domain/declarations/Declaration';
import type { Locale } from '#domain/language/Locale';
import { fail, succeed } from '#domain/shared/Result';
import { CancellationPresenter } from '#ui/declarations/CancellationPresenter';
import { WithdrawalPresenter } from '#ui/declarations/WithdrawalPresenter';
import { DeclaredFacts } from '#ui/declarations/DeclaredFacts';
import { failureTextOf, textsOf } from '../../infrastructure/content/contentFiles';
import { viewLocales } from '../../support/viewLocales';
import { showPage } from '../../support/showPage';
import type { PageLifecycle } from '#ui/app/Pages';
import { findNotice } from '../../support/notices';

const text = (locale: Locale, key: string): string =>
  textsOf(locale, 'texts/declarations.json').get(`.entries:${key}`) ?? '';

const receipt = { id: '3f2a91bc-0000-4000-8000-000000000000', receivedAt: new Date(2026, 10, 22, 14, 30) };

const renderView = async (
  id: 'withdrawal' | 'cancellation',
  locale: Locale,
  rejection?: DeclarationRejection,
  more: Partial<DeclarationReceipt> = {},
) => {
  const answer = jest.fn(async () => (rejection ? fail(rejection) : succeed({ ...receipt, ...more })));
  const Presenter = id === 'withdrawal' ? WithdrawalPresenter : CancellationPresenter;
  const { application } = await showPage<PageLifecycle>(id, Presenter, {
    locale,
    arrange: (opened) =>
      opened.replace(Declarations, {
        withdraw: answer,
        cancel: answer,
        findStatus: jest.fn(),
        findOrder: jest.fn(),
      }),
  });
  const t = (key: string) => text(locale, key);
  const type = (key: string, typed: string) => userEvent.type(screen.getByLabelText(t(key)), typed);
  const press = (key: string) => userEvent.click(screen.getByRole('button', { name: t(key) }));
  const fillIn = async () => {
    await type('field.name', 'Ada Verne');
    await type('field.orderNumber', '3F2A-91BC');
    await type('field.email', 'ada@farstead.test');
  };
  return { application, answer, t, type, press, fillIn };
};

it('WD-01 shows declared values exactly as typed so that they can be copied', () => {
  const values = ['3F2A-91BC', 'ada-4500-8144-f7@farstead.test'];
  render(<DeclaredFacts facts={values.map((value) => ({ name: `Name of ${value}`, value }))} />);
  for (const value of values) expect(screen.getByText(value)).toBeVisible();
});

describe.each(viewLocales)('declarations in %s', (locale) => {
  it('WD-01 a text that is too long stays whole, and the form says by how much', async () => {
    const { answer, t, press, fillIn } = await renderView('withdrawal', locale);
    await fillIn();
    const contract = screen.getByLabelText(t('field.contract'));
    await userEvent.click(contract);
    await userEvent.paste('x'.repeat(512));
    expect(contract).toHaveValue('x'.repeat(512));
    expect(contract).toHaveAccessibleDescription(
      expect.stringMatching(/\b12\b.*\b500\b/) as unknown as string,
    );
    await press('review');
    expect(contract).toBeInvalid();
    expect(screen.queryByRole('button', { name: t('withdrawal.send') })).toBeNull();
    expect(answer).not.toHaveBeenCalled();
  });

  it('WD-01 a withdrawal is reviewed before sending, and its receipt can be saved and printed', async () => {
    const { application, answer, t, press, fillIn } = await renderView('withdrawal', locale);
    expect(screen.getByRole('link', { name: 'support@farstead.test' })).toHaveAttribute(
      'href',
      'mailto:support@farstead.test',
    );
    await fillIn();
    await press('review');
    expect(screen.getByRole('heading', { level: 1, name: t('withdrawal.reviewTitle') })).toHaveFocus();
    expect(screen.getByText('Ada Verne')).toBeVisible();
    expect(screen.queryByText(t('field.contract'))).not.toBeInTheDocument();
    expect(answer).not.toHaveBeenCalled();
    await press('withdrawal.send');
    expect(
      await screen.findByRole('heading', { level: 1, name: t('withdrawal.receivedTitle') }),
    ).toHaveFocus();
    const facts = within(screen.getByRole('region', { name: t('withdrawal.receivedTitle') }));
    expect(facts.getByText(/14:30|2:30/)).toBeVisible();
    expect(facts.getByText('ada@farstead.test')).toBeVisible();
    await press('print');
    expect(application.printer.prints).toBe(1);
    await press('save');
    const [saved] = application.files.saved;
    expect(saved?.name).toBe(`${t('withdrawal.file')}-3F2A-91BC.txt`);
    expect(new TextDecoder().decode(saved?.content.bytes)).toContain(`${t('field.name')}: Ada Verne`);
  });

  it('WD-02 a cancellation for good cause on a chosen day requires a reason and a date', async () => {
    const { answer, t, type, press, fillIn } = await renderView('cancellation', locale);
    await fillIn();
    await userEvent.selectOptions(screen.getByLabelText(t('field.kind')), 'extraordinary');
    await userEvent.selectOptions(screen.getByLabelText(t('field.end')), 'day');
    await press('review');
    expect(screen.getByLabelText(t('field.reason'))).toHaveFocus();
    expect(screen.getByText(t('problem.reason-required'))).toBeVisible();
    expect(screen.getByText(t('problem.day-required'))).toBeVisible();
    await type('field.reason', 'Down');
    await type('field.day', '2999-03-01');
    await press('review');
    expect(screen.getByText(t('kind.extraordinary'))).toBeVisible();
    expect(screen.getByText(/2999/)).toBeVisible();
    await press('back');
    expect(screen.getByLabelText(t('field.reason'))).toHaveValue('Down');
    await press('review');
    await press('cancellation.send');
    await screen.findByRole('heading', { level: 1, name: t('cancellation.receivedTitle') });
    expect(answer).toHaveBeenCalledWith(
      expect.objectContaining({ kind: 'extraordinary', reason: 'Down', endsOn: '2999-03-01' }),
      expect.anything(),
    );
  });

  it('WD-01 shows a failure to send above the declaration', async () => {
    const { t, press, fillIn } = await renderView('withdrawal', locale, { kind: 'offline' });
    await fillIn();
    await press('review');
    await press('withdrawal.send');
    expect(await findNotice('danger')).toHaveTextContent(
      failureTextOf(locale, 'offline').replace(/\s+/g, ' '),
    );
    expect(screen.getByRole('button', { name: t('withdrawal.send') })).toBeEnabled();
  });

  it('WD-01 reports missing fields and focuses the first of them', async () => {
    const { t, press } = await renderView('withdrawal', locale);
    await press('review');
    expect(screen.getByLabelText(t('field.name'))).toHaveFocus();
    for (const key of ['problem.name-required', 'problem.contract-required', 'problem.email-required'])
      expect(screen.getByText(t(key))).toBeVisible();
  });
});

it.each([
  [
    '4D9E-01B3',
    /^1 month of game time, bought on .*2026\. You can withdraw until .*2026, as long as you haven’t connected to the game\.$/,
  ],
  [
    'C771-0A92',
    /^3 months of game time, bought on .*2026\. Your right to withdraw ended on .*2026, 14 days after/,
  ],
  ['4D9E-01B2', /^You already withdrew from this order on .*2026\./],
  ['4D9E-01B1', /^This order has already been refunded\.$/],
  ['3F2A-91BC', /^Your account has no order 3F2A/],
])('WD-01 the form checks the order number %s of a signed-in player', async (number, message) => {
  await showPage<PageLifecycle>('withdrawal', WithdrawalPresenter, {
    as: 'lapsing',
    query: `order=${number}`,
  });
  const field = screen.getByLabelText('Order number');
  expect(field).toHaveValue(number);
  expect(screen.getByText(message)).toBeVisible();
  expect(field).toHaveAccessibleDescription(expect.stringMatching(new RegExp(message.source.slice(1, 20))));
  expect(screen.getByRole('button', { name: 'Check and continue' })).toBeEnabled();
});

it('WD-01 the form fills in the name, email and only withdrawable order of a signed-in player', async () => {
  await showPage<PageLifecycle>('withdrawal', WithdrawalPresenter, { as: 'lapsing' });
  expect(screen.getByLabelText('Your name')).toHaveValue('Teo Lindqvist');
  expect(screen.getByLabelText('Email for the confirmation')).toHaveValue('lapsing@farstead.test');
  expect(screen.getByLabelText('Order number')).toHaveValue('4D9E-01B3');
});

it('WD-02 the cancellation fills in name and email, and says if the account has no such order', async () => {
  await showPage<PageLifecycle>('cancellation', CancellationPresenter, { as: 'lapsing' });
  expect(screen.getByLabelText('Your name')).toHaveValue('Teo Lindqvist');
  expect(screen.getByLabelText('Order number')).toHaveValue('');
  await userEvent.type(screen.getByLabelText('Order number'), 'C7710A92');
  expect(screen.getByText(/^3 months of game time, bought on [^.]*2026\.$/)).toBeVisible();
  await userEvent.type(screen.getByLabelText('Order number'), '{backspace}3');
  expect(screen.getByText(/^Your account has no order/)).toBeVisible();
});

it('WD-01 the form explains whether to withdraw or to cancel, and links to the other page', async () => {
  await showPage<PageLifecycle>('withdrawal', WithdrawalPresenter);
  expect(screen.getByText(/^Withdraw to undo a purchase from the last 14 days/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Cancel instead' })).toHaveAttribute('href', '/cancel-contracts');
  expect(screen.getByRole('link', { name: 'Check its status' })).toHaveAttribute(
    'href',
    '/declaration-status',
  );
});

it('WD-01 a repeated withdrawal names the first one, and links to its state', async () => {
  const { press, fillIn } = await renderView('withdrawal', 'en-us', undefined, {
    earlier: { id: '11111111-0000-4000-8000-000000000000', receivedAt: new Date(2026, 10, 20) },
  });
  await fillIn();
  await press('review');
  await press('withdrawal.send');
  expect(
    await screen.findByText(
      /^You’ve already sent this declaration: number 1111-1111, received on .*November.*2026\./,
    ),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Track this declaration' })).toHaveAttribute(
    'href',
    '/declaration-status?number=3F2A-91BC',
  );
});
