import '@testing-library/jest-dom';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LoadTexts } from '#application/content/LoadTexts';
import { fail } from '#domain/shared/Result';
import type { Locale } from '#domain/language/Locale';
import { FakeKeyGifts } from '#infrastructure/fake/beta-keys/FakeKeyGifts';
import type { PersonKey } from '#infrastructure/fake/backend/people';
import { BetaKeysPresenter } from '#ui/beta-keys/BetaKeysPresenter';
import { failureTextOf, textsOf } from '../../infrastructure/content/contentFiles';
import { viewLocales } from '../../support/viewLocales';
import { showPage } from '../../support/showPage';
import { findNotice, getNotice, notices } from '../../support/notices';

const text = (locale: Locale, key: string, variables: Record<string, string | number> = {}): string =>
  (textsOf(locale, 'texts/betaKeys.json').get(`.entries:${key}`) ?? 'missing').replace(
    /{{(\w+)}}/g,
    (_, name: string) => String(variables[name]),
  );

const renderView = async (
  locale: Locale,
  as: PersonKey = 'subscriber',
  network: 'normal' | 'offline' = 'normal',
) => {
  const { application, presenter: page } = await showPage('betaKeys', BetaKeysPresenter, {
    as,
    locale,
    arrange: ({ backend }) => backend.setNetworkCondition(network),
  });
  const region = (title: string) => screen.getByRole('region', { name: text(locale, title) });
  const box = (title: string) => within(region(title));
  const errors = (await application.get(LoadTexts).execute(locale, ['errors'])).errors ?? {};
  return { application, page, region, box, errors };
};

describe.each(viewLocales)('in %s', (locale) => {
  it('KY-01 does not describe a loading failure as an input error', async () => {
    await renderView(locale, 'subscriber', 'offline');
    expect(getNotice('danger')).toHaveTextContent(failureTextOf(locale, 'offline'));
  });

  it('KY-01 sends a key and cancels a pending key after confirmation', async () => {
    const user = userEvent.setup();
    const { box } = await renderView(locale);
    const send = box('send.title');
    await user.type(send.getByLabelText(text(locale, 'send.label')), 'ines@farstead.test');
    await user.click(send.getByRole('button', { name: text(locale, 'send.submit') }));
    expect(await send.findByText(text(locale, 'send.done', { email: 'ines@farstead.test' }))).toBeVisible();

    const list = box('list.title');
    await user.click(
      list.getByRole('button', { name: text(locale, 'cancel.label', { email: 'ines@farstead.test' }) }),
    );
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: text(locale, 'cancel.confirm') }));
    expect(await list.findByText(text(locale, 'cancel.done'))).toBeVisible();
    expect(list.queryByText('ines@farstead.test')).not.toBeInTheDocument();
    await waitFor(() => expect(document.getElementById('beta-key-cancel-outcome')).toHaveFocus());
  });

  it('KY-01 shows the text for each error code next to the action that failed', async () => {
    const user = userEvent.setup();
    const { region, box, errors } = await renderView(locale);
    const send = box('send.title');
    await user.type(send.getByLabelText(text(locale, 'send.label')), 'nadia.brandt@example.test');
    await user.click(send.getByRole('button', { name: text(locale, 'send.submit') }));
    expect(await findNotice('danger', region('send.title'))).toHaveTextContent(errors[209] ?? 'missing');

    const activate = box('activate.title');
    const field = activate.getByLabelText(text(locale, 'activate.label'));
    await user.type(field, 'FARSTEAD0000USED');
    await user.click(activate.getByRole('button', { name: text(locale, 'activate.submit') }));
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(expect.stringContaining(errors[202] ?? 'missing')),
    );
    await user.clear(field);
    await user.type(field, 'abc');
    await user.click(activate.getByRole('button', { name: text(locale, 'activate.submit') }));
    expect(field).toHaveAccessibleDescription(expect.stringContaining(text(locale, 'activate.malformed')));
    await user.clear(field);
    await user.click(activate.getByRole('button', { name: text(locale, 'activate.submit') }));
    expect(field).toHaveAccessibleDescription(expect.stringContaining(text(locale, 'activate.required')));
    expect(field).toHaveFocus();
  });
});

it('KY-01 shows the first text in the error list for an unknown error code', async () => {
  const user = userEvent.setup();
  const unknown = fail({ kind: 'server', status: 409, code: 9999 } as const);
  jest.spyOn(FakeKeyGifts.prototype, 'cancel').mockResolvedValue(unknown);
  const { page, region, errors } = await renderView('en-us');
  act(() => page.cancel.openDialog({ id: 'a', recipient: 'a@b.test' }));
  await user.click(await screen.findByRole('button', { name: text('en-us', 'cancel.confirm') }));
  expect(errors.first).toBe(errors[0]);
  expect(await findNotice('danger', region('list.title'))).toHaveTextContent(errors.first ?? 'missing');
  expect(notices('danger', region('send.title'))).toEqual([]);
  jest.restoreAllMocks();
});

it('KY-01 a player without keys sees a notice and can still enter a key to activate', async () => {
  const { box } = await renderView('en-us', 'new');
  expect(box('send.title').getByText(text('en-us', 'send.none'))).toBeVisible();
  expect(box('list.title').getByText(text('en-us', 'list.empty'))).toBeVisible();
  expect(box('activate.title').getByRole('textbox')).toBeEnabled();
});

it('KY-01 sending the last key hides the form and moves focus to the notice', async () => {
  const user = userEvent.setup();
  const { application, page, box } = await renderView('en-us');
  application.backend.change(() => {
    const { betaKeys } = application.backend.person('subscriber');
    if (betaKeys) betaKeys.available = 1;
  });
  await act(() => page.load());
  const send = box('send.title');
  await user.type(send.getByRole('textbox', { name: text('en-us', 'send.label') }), 'last@farstead.test');
  await user.click(send.getByRole('button'));
  expect(await send.findByText(text('en-us', 'send.done', { email: 'last@farstead.test' }))).toBeVisible();
  expect(send.queryByRole('textbox')).toBeNull();
  expect(document.activeElement).toHaveTextContent('last@farstead.test');
});
