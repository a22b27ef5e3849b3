import '@testing-library/jest-dom';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { Recruiting, type RecruitingRejection } from '#application/recruitment/Recruiting';
import type { Locale } from '#domain/language/Locale';
import { fail, succeed, type Result } from '#domain/shared/Result';
import { FakeRecruiting } from '#infrastructure/fake/recruitment/FakeRecruiting';
import type { PersonKey } from '#infrastructure/fake/backend/people';
import { RecruitmentPresenter } from '#ui/recruitment/RecruitmentPresenter';
import { textsOf } from '../../infrastructure/content/contentFiles';
import type { Application } from '../../support/compose';
import { expectAccessible } from '../../support/expectAccessible';
import { flushPromises } from '../../support/flushPromises';
import { viewLocales } from '../../support/viewLocales';
import { showPage, type Visit } from '../../support/showPage';
import { getNotice, notices } from '../../support/notices';

const renderView = (visit: Visit = {}) =>
  showPage('accountRecruit', RecruitmentPresenter, { as: 'new', ...visit });

const text = (key: string, locale: Locale = 'en-us'): string =>
  (textsOf(locale, 'texts/recruitment.json').get(`.entries:${key}`) ?? '').replace(/\s+/g, ' ');

const unlocked = (locale: Locale): string =>
  textsOf(locale, 'texts/rewards.json').get('.entries:unlocked') ?? '';

const button = (key: string, locale?: Locale) => screen.getByRole('button', { name: text(key, locale) });

const press = async (key: string, locale?: Locale): Promise<void> => {
  await act(async () => {
    fireEvent.click(button(key, locale));
    await flushPromises();
  });
};

const type = (key: string, value: string, locale?: Locale): void => {
  fireEvent.change(screen.getByLabelText(text(key, locale)), { target: { value } });
};

const pass = ({ clock }: Application, milliseconds: number): void => act(() => clock.advance(milliseconds));

/** Makes the back end return this result for invitations and links. */
const stubInvite = (answer: Result<void, RecruitingRejection>) => (): void => {
  jest.spyOn(FakeRecruiting.prototype, 'invite').mockResolvedValue(answer);
  jest.spyOn(FakeRecruiting.prototype, 'linkRecruiter').mockResolvedValue(answer);
};

afterEach(() => jest.restoreAllMocks());

describe.each(viewLocales)('recruit-a-friend in %s', (locale) => {
  it('RC-01 shows the player’s link, recruits and packs', async () => {
    const { application } = await renderView({ as: 'subscriber', locale });
    const { id } = application.backend.person('subscriber');
    expect(screen.getByLabelText(text('own.label', locale))).toHaveDisplayValue(
      new RegExp(`\\?recruiter=${id}$`),
    );
    const [recruits, packs] = screen
      .getAllByRole('list')
      .map((list) => within(list).getAllByRole('listitem'));
    expect(recruits?.map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Expired-Wei', 'Guarded-Ada', 'Ending-Lior']),
    );
    expect(packs).toHaveLength(8);
    expect(packs?.[0]).toHaveTextContent(unlocked(locale));
    expect(packs?.[3]).not.toHaveTextContent(unlocked(locale));
    await expectAccessible();
  });

  it('RC-01 sends an invitation once an email is entered and shows a notice for 4 s', async () => {
    const { application } = await renderView({ locale });
    expect(button('invite.submit', locale)).toBeDisabled();
    type('invite.label', '   ', locale);
    expect(button('invite.submit', locale)).toBeDisabled();
    type('invite.label', 'friend@example.test', locale);
    button('invite.submit', locale).focus();
    await press('invite.submit', locale);
    expect(document.activeElement).toHaveTextContent('friend@example.test');
    expect(screen.getByText(/friend@example\.test/)).toBeVisible();
    expect(screen.getByLabelText(text('invite.label', locale))).toHaveValue('');
    await expectAccessible();
    pass(application, 3999);
    expect(screen.getByText(/friend@example\.test/)).toBeVisible();
    pass(application, 1);
    expect(screen.queryByText(/friend@example\.test/)).toBeNull();
    expect(document.body).not.toHaveFocus();
  });

  it('RC-01 a rejected invitation does not clear the email and shows a notice until it is edited', async () => {
    const { application } = await renderView({ locale });
    type('invite.label', application.backend.person('new').email, locale);
    await press('invite.submit', locale);
    expect(getNotice('danger')).toHaveTextContent(text('error.error_email_own', locale));
    await expectAccessible();
    pass(application, 60_000);
    expect(getNotice('danger')).toBeVisible();
    expect(screen.getByLabelText(text('invite.label', locale))).toHaveValue('new@farstead.test');
    type('invite.label', 'friend@example.test', locale);
    expect(notices('danger')).toEqual([]);
  });

  it('RC-01 linking a recruiter removes the field and shows a notice for 4 s', async () => {
    const { application } = await renderView({ locale });
    expect(button('link.submit', locale)).toBeDisabled();
    type('link.label', 'https://farstead.test/signup?recruiter=Backer-Jonas', locale);
    button('link.submit', locale).focus();
    await press('link.submit', locale);
    expect(document.activeElement).toHaveTextContent(text('link.done', locale));
    expect(application.backend.person('new').recruiterId).toBe(application.backend.person('backer').id);
    expect(screen.getByText(text('link.done', locale))).toBeVisible();
    expect(screen.getByText(/Backer-Jonas/)).toBeVisible();
    expect(screen.queryByLabelText(text('link.label', locale))).toBeNull();
    await expectAccessible();
    pass(application, 4000);
    expect(screen.queryByText(text('link.done', locale))).toBeNull();
  });

  it('RC-01 a rejected link remains in the field, and its notice stays until it is edited', async () => {
    const { application } = await renderView({ locale });
    type('link.label', 'https://farstead.test/signup', locale);
    await press('link.submit', locale);
    expect(getNotice('danger')).toHaveTextContent(text('error.error_recruiter_unknown', locale));
    await expectAccessible();
    pass(application, 60_000);
    expect(getNotice('danger')).toBeVisible();
    expect(screen.getByLabelText(text('link.label', locale))).toHaveValue('https://farstead.test/signup');
    type('link.label', 'https://farstead.test/signup?', locale);
    expect(notices('danger')).toEqual([]);
  });
});

it('RC-01 copies the link and shows a confirmation for 2 s', async () => {
  const { application, presenter: page } = await renderView();
  await press('own.copy');
  expect(application.clipboard.text).toBe(page.overview.value?.link);
  expect(screen.getByText(text('own.copied'))).toBeVisible();
  await expectAccessible();
  pass(application, 1999);
  expect(screen.getByText(text('own.copied'))).toBeVisible();
  pass(application, 1);
  expect(screen.queryByText(text('own.copied'))).toBeNull();
});

it('RC-01 reports for 2 s that the browser blocks copying', async () => {
  const { application } = await renderView({
    arrange: ({ clipboard }) => void jest.spyOn(clipboard, 'copy').mockResolvedValue(false),
  });
  await press('own.copy');
  expect(screen.getByText(text('own.refused'))).toBeVisible();
  pass(application, 2000);
  expect(screen.queryByText(text('own.refused'))).toBeNull();
});

it.each([
  ['recruiter=Backer-Jonas', 'recruiter=Backer-Jonas'],
  ['recruiter=%3Cscript%3E', 'recruiter=%3Cscript%3E'],
])('RC-01 %s in the URL prefills the field', async (query, filled) => {
  await renderView({ query });
  expect(screen.getByLabelText(text('link.label'))).toHaveDisplayValue(
    `https://farstead.test/signup?${filled}`,
  );
  expect(button('link.submit')).toBeEnabled();
});

it('RC-01 reloading the data does not replace the player’s input', async () => {
  const { presenter: page } = await renderView({ query: 'recruiter=Backer-Jonas' });
  type('link.label', 'mine');
  await act(() => page.overview.reload());
  expect(screen.getByLabelText(text('link.label'))).toHaveValue('mine');
});

it.each<[PersonKey, string | undefined]>([
  ['backer', undefined],
  ['expired', 'Subscriber-Mireille'],
])('RC-01 does not show a link field to %s, who cannot be recruited', async (as, recruiter) => {
  await renderView({ as, query: 'recruiter=Backer-Jonas' });
  expect(screen.queryByLabelText(text('link.label'))).toBeNull();
  expect(screen.getByText(text('link.notOffered'))).toBeVisible();
  const named = recruiter && screen.getByText(text('link.recruiter').replace('{{name}}', recruiter));
  expect(named === undefined).toBe(recruiter === undefined);
  await expectAccessible();
});

it('RC-01 does not show a link field to a recruitable player with a recruiter', async () => {
  await renderView({
    arrange: ({ backend }) => {
      backend.person('new').recruiterId = backend.person('backer').id;
    },
  });
  expect(screen.queryByLabelText(text('link.label'))).toBeNull();
});

const both = `${text('error.error_email_invalid')}, ${text('error.error_email_own')}`;

it.each([
  [['error_email_invalid', 'error_email_own'], both],
  [['error_email_invalid', 'error_of_tomorrow', 'error_email_own'], both],
  [['error_of_tomorrow'], text('error.other')],
])('RC-01 joins the texts of %j with commas', async (keys, joined) => {
  await renderView({ arrange: stubInvite(fail({ kind: 'refused', keys })) });
  type('invite.label', 'friend@example.test');
  await press('invite.submit');
  expect(getNotice('danger')).toHaveTextContent(`${text('invite.failedTitle')}${joined}`);
});

it('RC-01 does not send an empty link or email', async () => {
  const { application, presenter: page } = await renderView({ arrange: stubInvite(succeed(undefined)) });
  const recruiting = application.get(Recruiting);
  await page.invite.submit();
  await page.link.submit();
  expect(recruiting.invite).not.toHaveBeenCalled();
  expect(recruiting.linkRecruiter).not.toHaveBeenCalled();
});
