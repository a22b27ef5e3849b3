import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Declarations, type DeclarationRejection } from '#application/declarations/Declarations';
import type { Locale } from '#domain/language/Locale';
import { fail, succeed } from '#domain/shared/Result';
import { CancellationPresenter } from '#ui/declarations/CancellationPresenter';
import { WithdrawalPresenter } from '#ui/declarations/WithdrawalPresenter';
import { DeclaredFacts } from '#ui/declarations/DeclaredFacts';
import { textsOf } from '../../infrastructure/content/contentFiles';
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
) => {
  const answer = jest.fn(async () => (rejection ? fail(rejection) : succeed(receipt)));
  const Presenter = id === 'withdrawal' ? WithdrawalPresenter : CancellationPresenter;
  const { application } = await showPage<PageLifecycle>(id, Presenter, {
    locale,
    arrange: (opened) => opened.replace(Declarations, { withdraw: answer, cancel: answer }),
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
  it('WD-01 a withdrawal is reviewed before sending, and its receipt can be saved and printed', async () => {
    const { application, answer, t, press, fillIn } = await renderView('withdrawal', locale);
    expect(screen.getByRole('link', { name: 'legal@farstead.test' })).toHaveAttribute(
      'href',
      'mailto:legal@farstead.test',
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

  it.each([
    [{ kind: 'offline' }, 'failure.offline'],
    [{ kind: 'timeout' }, 'failure.timeout'],
    [{ kind: 'malformed' }, 'failure.unreadable'],
    [{ kind: 'too-many-requests' }, 'failure.tooMany'],
  ] as const)('WD-01 shows a failure to send above the declaration: %j', async (rejection, key) => {
    const { t, press, fillIn } = await renderView('withdrawal', locale, rejection);
    await fillIn();
    await press('review');
    await press('withdrawal.send');
    expect(await findNotice('danger')).toHaveTextContent(t(key).replace(/\s+/g, ' '));
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
