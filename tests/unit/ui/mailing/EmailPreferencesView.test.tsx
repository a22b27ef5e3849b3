import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MailingList } from '#application/mailing/MailingList';
import type { Locale } from '#domain/language/Locale';
import type { OfferedCategory } from '#domain/mailing/EmailPreferences';
import type { CallFailure } from '#domain/shared/CallFailure';
import { fail, succeed } from '#domain/shared/Result';
import { EmailPreferencesPresenter } from '#ui/mailing/EmailPreferencesPresenter';
import { failureTextOf, textsOf } from '../../infrastructure/content/contentFiles';
import { viewLocales } from '../../support/viewLocales';
import { showPage } from '../../support/showPage';
import { findNotice, getNotice } from '../../support/notices';

const text = (locale: Locale, key: string, variables: Record<string, string | number> = {}): string =>
  (textsOf(locale, 'texts/mailingPreferences.json').get(`.entries:${key}`) ?? 'missing').replace(
    /{{(\w+)}}/g,
    (_, name: string) => String(variables[name]),
  );

/** Replaces special spaces by plain ones, as the matchers do. */
const plain = (words: string): string => words.replace(/\s/g, ' ');

const renderView = async (locale: Locale, offered?: readonly OfferedCategory[] | CallFailure) => {
  const { application } = await showPage('preferences', EmailPreferencesPresenter, {
    as: 'subscriber',
    locale,
    arrange: (opened) => {
      const list = opened.get(MailingList);
      opened.replace(MailingList, list);
      if (offered === undefined) return;
      jest.spyOn(list, 'listOffered').mockResolvedValue('kind' in offered ? fail(offered) : succeed(offered));
      jest.spyOn(list, 'listRecorded').mockResolvedValue(succeed([]));
    },
  });
  const box = (label: string) =>
    screen.getByRole<HTMLInputElement>('checkbox', { name: (name) => name.startsWith(label) });
  return { list: application.get(MailingList), box };
};

describe.each(viewLocales)('the page in %s', (locale) => {
  it('PM-01 select-all is indeterminate for a partial selection, and selects all or none', async () => {
    const { box } = await renderView(locale);
    const [all, news] = [
      box(text(locale, 'selectAll')),
      box(text(locale, 'selectCategory', { category: text(locale, 'category.News') })),
    ];
    expect([all.indeterminate, news.indeterminate, all.checked]).toEqual([true, true, false]);
    await userEvent.click(news);
    expect([news.checked, news.indeterminate, all.indeterminate]).toEqual([true, false, true]);
    await userEvent.click(all);
    expect([all.checked, all.indeterminate]).toEqual([true, false]);
    await userEvent.click(all);
    expect([all.checked, all.indeterminate, news.checked]).toEqual([false, false, false]);
    expect(box(text(locale, 'interest.OwnsGame.name'))).toBeChecked();
  });

  it('PM-01 checks and disables the interest for game owners', async () => {
    const { box } = await renderView(locale);
    const owns = box(text(locale, 'interest.OwnsGame.name'));
    expect(owns).toBeChecked();
    expect(owns).toBeDisabled();
    expect(owns).toHaveAccessibleDescription(text(locale, 'interest.OwnsGame.hint'));
  });

  it('PM-01 shows a message when the preferences are saved', async () => {
    const { box } = await renderView(locale);
    await userEvent.click(box(text(locale, 'interest.Tips.name')));
    expect(screen.getByText(text(locale, 'changes_one', { count: 1 }))).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: text(locale, 'save') }));
    expect(await findNotice('success')).toHaveTextContent(plain(text(locale, 'saved')));
  });

  it('PM-01 shows a message when nothing has changed', async () => {
    await renderView(locale);
    await userEvent.click(screen.getByRole('button', { name: text(locale, 'save') }));
    expect(getNotice('info')).toHaveTextContent(plain(text(locale, 'unchanged')));
  });

  it('PM-01 shows why the preferences were not saved', async () => {
    const { list, box } = await renderView(locale);
    jest.spyOn(list, 'change').mockResolvedValue(fail({ kind: 'too-many-requests', retryAfterSeconds: 42 }));
    await userEvent.click(box(text(locale, 'interest.Tips.name')));
    await userEvent.click(screen.getByRole('button', { name: text(locale, 'save') }));
    const alert = await findNotice('danger');
    expect(alert).toHaveTextContent(text(locale, 'saveFailed'));
    expect(alert).toHaveTextContent(
      plain(failureTextOf(locale, 'tooManyWait_other').replace('{{count}}', '42')),
    );
  });

  it('PM-01 shows a message when there are no preferences to choose', async () => {
    await renderView(locale, []);
    expect(screen.getByText(text(locale, 'none.title'))).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

it('PM-01 shows the server’s names for an unknown category and an unknown interest', async () => {
  const offered = [{ id: 'sky', name: 'Sky Watch', interests: [{ id: 'comets', name: 'Comet Alerts' }] }];
  const { box } = await renderView('de-de', offered);
  expect(screen.getByRole('group', { name: 'Sky Watch' })).toBeVisible();
  expect(box('Comet Alerts')).not.toBeChecked();
});
