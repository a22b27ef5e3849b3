import '@testing-library/jest-dom';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { Configuration } from '#application/configuration/Configuration';
import type { Feature } from '#domain/configuration/features';
import type { Locale } from '#domain/language/Locale';
import { DeletionPresenter } from '#ui/my-data/DeletionPresenter';
import { KeepAccountPresenter } from '#ui/my-data/KeepAccountPresenter';
import { MyDataPresenter } from '#ui/my-data/MyDataPresenter';
import { textsOf } from '../../infrastructure/content/contentFiles';
import { expectAccessible } from '../../support/expectAccessible';
import { flushPromises } from '../../support/flushPromises';
import { viewLocales } from '../../support/viewLocales';
import { showPage, type Visit } from '../../support/showPage';
import { getNotice, notices } from '../../support/notices';

// Loaded beforehand: the dialog is otherwise imported when it is first opened, while a test is waiting.
beforeAll(() => import('#ui/security/CurrentPasswordDialog'));
beforeAll(() => import('#ui/my-data/DataReport'));

const showData = (locale?: Locale, arrange?: Visit['arrange']) =>
  showPage('myData', MyDataPresenter, { as: 'subscriber', locale, arrange });

const text = (locale: Locale, key: string): string =>
  (textsOf(locale, 'texts/myData.json').get(`.entries:${key}`) ?? '').replace(/\s+/g, ' ');

const press = async (name: string): Promise<void> => {
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await flushPromises();
  });
};

describe.each(viewLocales)('my data in %s', (locale) => {
  const t = (key: string) => text(locale, key);

  it('saves the data and shows the file name', async () => {
    const { application } = await showData(locale);
    await expectAccessible();
    await press(t('export.submit'));
    expect(getNotice('success')).toHaveTextContent(t('export.done'));
    expect(getNotice('success')).toHaveTextContent(application.files.saved[0]?.name ?? 'no file');
    await expectAccessible();
  });

  it('shows a failed download or status and allows a retry', async () => {
    const { application } = await showData(locale, ({ backend }) => backend.setNetworkCondition('offline'));
    await press(t('export.submit'));
    const alerts = notices('danger').map(({ textContent }) => textContent.replace(/\s+/g, ' '));
    expect(alerts).toEqual([
      expect.stringContaining(t('export.failed')),
      expect.stringContaining(t('delete.unknown')),
    ]);
    await expectAccessible();
    application.backend.setNetworkCondition('normal');
    await press(t('retry'));
    expect(screen.getByRole('button', { name: t('delete.submit') })).toBeVisible();
  });

  it('a requested deletion shows its date, receives focus and can be canceled', async () => {
    const { application, presenter: data } = await showData(locale);
    await press(t('delete.submit'));
    await expectAccessible();
    await act(async () => {
      data.currentPassword.change(application.backend.person('subscriber').password);
      await data.currentPassword.confirm();
      await flushPromises();
    });
    const keep = screen.getByRole('button', { name: t('keep.submit') });
    expect(within(document.activeElement as HTMLElement).getByRole('button')).toBe(keep);
    expect(screen.queryByRole('button', { name: t('delete.submit') })).toBeNull();
    await expectAccessible();
    await press(t('keep.submit'));
    expect(getNotice('success')).toHaveTextContent(t('kept.title'));
    expect(screen.getByRole('button', { name: t('delete.submit') })).toBeVisible();
  });
});

it('shows stored data section by section in the language of the page, and names empty sections', async () => {
  await showData('de-de');
  await press(text('de-de', 'export.show'));
  await act(flushPromises);
  const report = screen.getByRole('region', { name: text('de-de', 'report.title') });
  expect(within(report).getByRole('heading')).toHaveFocus();
  const read = report.textContent.replace(/\s+/g, ' ');
  expect(read).toContain('AnzeigenameSubscriber-Mireille');
  expect(read).toContain('LandFrankreich');
  expect(read).toContain('SpracheEnglisch');
  expect(read).toContain('Preis59,99 €');
  expect(read).toContain('StatusBezahlt');
  expect(read).toMatch(/Ende der Spielzeit\d+\. \S+ 2027 um \d\d:\d\d/);
  expect(read).toContain('Nichts ist gespeichert zu: Teilnahmen an der Verlosung.');
  expect(read).toMatch(/verborgen, .*: Konto\.$/);
  await expectAccessible();
});

it('reports that stored data could not be loaded, and shows it after another attempt', async () => {
  const { application } = await showData('en-us');
  application.backend.setNetworkCondition('offline');
  await press(text('en-us', 'export.show'));
  expect(getNotice('danger')).toHaveTextContent(text('en-us', 'export.showFailed'));
  application.backend.setNetworkCondition('normal');
  await press(text('en-us', 'export.show'));
  expect(notices('danger')).toEqual([]);
  expect(screen.getByRole('region', { name: text('en-us', 'report.title') })).toBeVisible();
});

it.each<[readonly Feature[], readonly string[]]>([
  [['data-export'], ['export.title']],
  [['account-deletion'], ['delete.title']],
])('shows only the matching half of the page when only %j is enabled', async (features, titles) => {
  await showData('en-us', (application) =>
    jest
      .spyOn(application.get(Configuration), 'has')
      .mockImplementation((feature) => features.includes(feature)),
  );
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(titles.map((title) => text('en-us', title)));
});

describe.each(viewLocales)('the page for canceling a deletion, in %s', (locale) => {
  const t = (key: string) => text(locale, key);

  const withKey = async (key?: string) => {
    const { application, presenter } = await showPage('keepAccount', KeepAccountPresenter, {
      as: 'subscriber',
      locale,
      arrange: async (opened) => {
        const data = opened.get(MyDataPresenter);
        data.askForDeletion();
        data.currentPassword.change(opened.backend.person('subscriber').password);
        await data.currentPassword.confirm();
      },
    });
    const known = application.backend.emails[0]?.key ?? '';
    await presenter.load({ params: { key: key ?? known }, query: new URLSearchParams() });
    return application;
  };

  it('cancels the deletion when the button is pressed, and focuses the result', async () => {
    const application = await withKey();
    await expectAccessible();
    expect(application.backend.person('subscriber').deletion).toBeDefined();
    await press(t('keep.submit'));
    expect(application.backend.person('subscriber').deletion).toBeUndefined();
    expect(application.get(DeletionPresenter).state).toEqual({ kind: 'none' });
    expect(screen.getByRole('heading', { level: 1, name: t('kept.title') })).toHaveFocus();
    await expectAccessible();
  });

  it('reports an invalid key and links to the login', async () => {
    await withKey('no-such-key');
    await press(t('keep.submit'));
    expect(getNotice('danger')).toHaveTextContent(t('keep.dead'));
    expect(screen.getByRole('link', { name: t('keep.login') })).toBeVisible();
    await expectAccessible();
  });
});
