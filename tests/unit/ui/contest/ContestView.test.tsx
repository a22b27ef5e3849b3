import '@testing-library/jest-dom';
import { act, fireEvent, screen } from '@testing-library/react';
import { Contest, type ContestRejection } from '#application/contest/Contest';
import { EnterContest } from '#application/contest/EnterContest';
import { Session } from '#application/session/Session';
import type { Locale } from '#domain/language/Locale';
import { contestLoginPath } from '#domain/navigation/contest';
import { pathOf } from '#domain/navigation/pagePaths';
import { fail, succeed, type Result } from '#domain/shared/Result';
import { Translations } from '#ui/content/Translations';
import { ContestPresenter } from '#ui/contest/ContestPresenter';
import { ContestThanksPresenter } from '#ui/contest/ContestThanksPresenter';
import { ParticipateAction } from '#ui/contest/ParticipateAction';
import { LoginDialogPresenter } from '#ui/session/LoginDialogPresenter';
import { PagePresenterProvider } from '#ui/usePresenter';
import { documentAt, failureTextOf, textsOf } from '../../infrastructure/content/contentFiles';
import { compose, type Application } from '../../support/compose';
import { expectAccessible } from '../../support/expectAccessible';
import { flushPromises } from '../../support/flushPromises';
import { viewLocales } from '../../support/viewLocales';
import { showPage, type Visit } from '../../support/showPage';
import { renderWithRouter } from '../../support/renderWithRouter';
import { getNotice, notices } from '../../support/notices';

const renderView = (visit: Visit = {}) => showPage('contest', ContestPresenter, visit);

const text = (key: string, locale: Locale = 'en-us'): string =>
  (textsOf(locale, 'texts/contest.json').get(`.entries:${key}`) ?? '').replace(/\s+/g, ' ');

const contentIn = (locale: Locale) =>
  documentAt(locale, 'contest_page/contest_page.json').data as Readonly<Record<string, string>> & {
    readonly rules: readonly unknown[];
    readonly faq: readonly { readonly question: string }[];
  };

const label = (locale: Locale = 'en-us'): string => contentIn(locale).button ?? '';

const button = (locale?: Locale) => screen.getByRole('button', { name: new RegExp(label(locale)) });

const link = (locale?: Locale) => screen.getByRole('link', { name: label(locale) });

const press = (element: HTMLElement): Promise<void> =>
  act(async () => {
    fireEvent.click(element);
    await flushPromises();
  });

/** A back end that returns this eligibility, either immediately or when the test continues. */
class ScriptedContest extends Contest {
  checks = 0;
  answer: Result<boolean, ContestRejection & object> | undefined = succeed(true);
  private resolveCheck: (() => void) | undefined;

  async isEligible(): ReturnType<Contest['isEligible']> {
    this.checks += 1;
    if (!this.answer) await new Promise<void>((done) => (this.resolveCheck = done));
    return (this.answer ?? succeed(true)) as Awaited<ReturnType<Contest['isEligible']>>;
  }

  async enter(): Promise<Result<void, ContestRejection>> {
    return succeed(undefined);
  }

  release(): void {
    this.resolveCheck?.();
  }
}

const createContest = (answer: ScriptedContest['answer']) => {
  const contest = new ScriptedContest();
  contest.answer = answer;
  return { contest, arrange: (application: Application) => application.replace(Contest, contest) };
};

describe.each(viewLocales)('the contest in %s', (locale) => {
  it('CO-01 shows prizes, rules and answers, and includes the questions in the page head', async () => {
    const { presenter: page } = await renderView({ locale });
    const content = contentIn(locale);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(content.title ?? '');
    for (const part of ['prizes_title', 'steps_title', 'rules_title', 'faq_title']) {
      expect(screen.getByRole('heading', { name: content[part] ?? '', level: 2 })).toBeVisible();
    }
    expect(page.head.questions).toHaveLength(content.faq.length);
    expect(page.head.title).toBe(content.meta_title);
    await expectAccessible();
  });

  it('CO-01 from 480 px, opens the login dialog for a visitor', async () => {
    const { application } = await renderView({ locale });
    expect(link(locale)).toHaveAttribute('href', contestLoginPath(locale));
    await press(link(locale));
    expect(application.get(LoginDialogPresenter).isOpen).toBe(true);
    expect(application.navigator.path).toBe(pathOf('contest', locale));
  });

  it('CO-01 below 480 px, sends a visitor to the contest’s login page', async () => {
    const { application } = await renderView({
      locale,
      arrange: ({ viewport }) => void (viewport.isPhone = true),
    });
    await press(link(locale));
    expect(application.navigator.path).toBe(contestLoginPath(locale));
    expect(application.get(LoginDialogPresenter).isOpen).toBe(false);
  });

  it('CO-01 an eligible player enters and reaches the thank-you page', async () => {
    const { application } = await renderView({ as: 'new', locale });
    await press(button(locale));
    expect(application.backend.person('new').isInContest).toBe(true);
    expect(application.navigator.path).toBe(pathOf('contestThankYou', locale));
  });

  it('CO-01 an ineligible player sees the reason, and the button remains disabled', async () => {
    const { application } = await renderView({ as: 'expired', locale });
    await press(button(locale));
    expect(getNotice('info')).toHaveTextContent(contentIn(locale).not_eligible_title ?? 'missing');
    expect(button(locale)).toHaveAttribute('aria-disabled', 'true');
    expect(button(locale)).toHaveAccessibleDescription(/\w/);
    expect(application.navigator.path).toBe(pathOf('contest', locale));
    await expectAccessible();
  });
});

it('CO-01 makes one call when pressed twice and shows a spinner on the disabled button', async () => {
  const { contest, arrange } = createContest(undefined);
  const { application } = await renderView({ as: 'new', arrange });
  await press(button());
  await press(button());
  expect(contest.checks).toBe(1);
  expect(button()).toHaveAttribute('aria-busy', 'true');
  expect(button()).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByText(text('checking'))).toBeInTheDocument();
  await act(async () => {
    contest.release();
    await flushPromises();
  });
  expect(application.navigator.path).toBe('/lottery/thankyou');
  await press(button());
  expect(contest.checks).toBe(1);
});

it('CO-01 shows a failure and allows a retry', async () => {
  const { contest, arrange } = createContest(fail({ kind: 'too-many-requests', retryAfterSeconds: 17 }));
  const { application } = await renderView({ as: 'new', arrange });
  await press(button());
  expect(getNotice('danger')).toHaveTextContent(text('failedTitle'));
  expect(getNotice('danger')).toHaveTextContent('17 s');
  expect(button()).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible();
  contest.answer = succeed(true);
  await press(screen.getByRole('button', { name: text('retry') }));
  expect(notices('danger')).toEqual([]);
  expect(application.navigator.path).toBe('/lottery/thankyou');
});

it('CO-01 a player whose session ended sees a message with a login link', async () => {
  const { application } = await renderView({ as: 'new' });
  application.tokens.clear();
  await press(button());
  expect(getNotice('danger')).toHaveTextContent(failureTextOf('en-us', 'sessionEnded'));
  expect(screen.queryByRole('button', { name: text('retry') })).toBeNull();
  const modal = application.get(LoginDialogPresenter);
  expect(modal.isOpen).toBe(true);
  modal.close();
  await press(link());
  expect(modal.isOpen).toBe(true);

  const signedIn = await act(() => application.get(Session).begin(application.tokensOf('new')));
  expect(signedIn.ok).toBe(true);
  await act(flushPromises);
  expect(notices('danger')).toEqual([]);
  expect(screen.getByText(text('back'))).toBeVisible();
  expect(button()).not.toHaveAttribute('aria-disabled');
  await press(button());
  expect(application.navigator.path).toBe('/lottery/thankyou');
});

it('CO-01 remembers a player’s entry, and other players can still enter', async () => {
  const { application, unmount } = await renderView({ as: 'new' });
  await press(button());
  expect(button()).toBeVisible();
  unmount();
  const again = () =>
    renderWithRouter(
      application,
      <PagePresenterProvider presenter={application.get(ContestPresenter)}>
        <ParticipateAction button={label()} notEligible={{ title: '', text: [] }} />
      </PagePresenterProvider>,
    );
  again();
  expect(screen.getByText(text('entered.title'))).toBeVisible();
  expect(screen.getByText(/November\s20,\s2026/)).toBeVisible();
  expect(screen.getByRole('link', { name: text('entered.next') })).toHaveAttribute(
    'href',
    '/lottery/thankyou',
  );
  expect(screen.queryByRole('button', { name: new RegExp(label()) })).toBeNull();
  await expectAccessible();

  act(() => application.get(Session).end());
  expect(link()).toBeVisible();
  await act(() => application.get(Session).begin(application.tokensOf('expired')));
  expect(button()).toBeVisible();
});

it.each(viewLocales)(
  'CO-01 the thank-you page redirects everyone but entrants to the contest (%s)',
  async (locale) => {
    const application = await compose({ path: pathOf('contestThankYou', locale), as: 'new' });
    await application.get(Translations).load(locale);
    const open = async () => {
      const thanks = application.get(ContestThanksPresenter);
      await thanks.load();
      return thanks;
    };
    expect((await open()).redirectTo).toBe(pathOf('contest', locale));
    await application.get(Session).start();
    expect((await open()).redirectTo).toBe(pathOf('contest', locale));
    await application.get(EnterContest).execute();
    const { redirectTo, content } = await open();
    expect([redirectTo, content?.title]).toEqual([
      undefined,
      (documentAt(locale, 'contest_thanks_page/contest_thanks_page.json').data as { title: string }).title,
    ]);
    await application.get(Session).begin(application.tokensOf('expired'));
    expect((await open()).redirectTo).toBe(pathOf('contest', locale));
  },
);

it('CO-01 does not show one player’s result to the next player', async () => {
  const { application } = await renderView({ as: 'expired' });
  await press(button());
  expect(button()).toHaveAttribute('aria-disabled', 'true');
  await act(() => application.get(Session).reloadPlayer());
  expect(button()).toHaveAttribute('aria-disabled', 'true');
  act(() => application.get(Session).end());
  await act(() => application.get(Session).begin(application.tokensOf('new')));
  expect(button()).not.toHaveAttribute('aria-disabled');
  expect(screen.queryByText(text('back'))).toBeNull();
});

it('CO-01 a press before the session is restored waits for the session', async () => {
  const { application } = await renderView({ as: 'new', isSessionStarted: false });
  await press(link());
  expect(application.get(LoginDialogPresenter).isOpen).toBe(false);
  expect(application.navigator.path).toBe('/lottery');
  await act(async () => {
    await application.get(Session).start();
    await flushPromises();
  });
  expect(application.navigator.path).toBe('/lottery/thankyou');
});

it('CO-01 does not enter a player who leaves the page before the session is restored', async () => {
  const { application, unmount } = await renderView({ as: 'new', isSessionStarted: false });
  await press(link());
  unmount();
  await application.get(Session).start();
  await flushPromises();
  expect(application.backend.person('new').isInContest).toBeUndefined();
  expect(application.navigator.path).toBe('/lottery');
});
