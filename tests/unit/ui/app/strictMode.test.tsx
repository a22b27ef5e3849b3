import '@testing-library/jest-dom';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EmailSignUps } from '#application/mailing/EmailSignUps';
import { RequestPasswordReset } from '#application/registration/RequestPasswordReset';
import { SignIn } from '#application/session/SignIn';
import { succeed } from '#domain/shared/Result';
import { App } from '#ui/app/App';
import { AppPresenter } from '#ui/app/AppPresenter';
import { Root } from '#ui/app/Root';
import { sitePages } from '#ui/app/sitePages';
import { textsOf } from '../../infrastructure/content/contentFiles';
import { composeUnconfigured } from '../../support/compose';
import { createWrapper } from '../../support/createWrapper';
import { flushPromises } from '../../support/flushPromises';

const sentTitle = textsOf('en-us', 'texts/registrationRecovery.json').get('.entries:forgot.sentTitle') ?? '';

// The first visit of a page loads and compiles its complete code.
jest.setTimeout(60_000);

const setUp = (path: string) => {
  const application = composeUnconfigured({ path, pages: sitePages });
  let listeners = 0;
  const { navigator } = application;
  const listen = navigator.onChange.bind(navigator);
  navigator.onChange = (listener) => {
    const stop = listen(listener);
    let isListening = true;
    listeners += 1;
    return () => {
      if (isListening) listeners -= 1;
      isListening = false;
      stop();
    };
  };
  return { application, listeners: () => listeners };
};

const show = async ({ application }: ReturnType<typeof setUp>) => {
  await application.get(AppPresenter).start();
  const shown = render(<Root container={application.container} />);
  await act(flushPromises);
  return shown;
};

describe('in StrictMode, which runs every effect twice', () => {
  it('SE-03 sends the sign-in request once', async () => {
    const signIn = jest.spyOn(SignIn.prototype, 'execute');
    await show(setUp('/login'));
    const form = within(screen.getByRole('main'));
    await userEvent.type(form.getByRole('textbox', { name: /email/i }), 'nova@farstead.test');
    await userEvent.type(form.getByLabelText(/^password/i), 'wrong-password{Enter}');
    expect(signIn).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(form.getByLabelText(/^password/i)).toBeInvalid());
  });

  it('FP-01 requests a reset link once', async () => {
    const request = jest.spyOn(RequestPasswordReset.prototype, 'execute');
    await show(setUp('/forgot-password'));
    const form = within(screen.getByRole('main'));
    await userEvent.type(form.getByRole('textbox'), 'nova@farstead.test{Enter}');
    expect(request).toHaveBeenCalledTimes(1);
    expect(await form.findByText(sentTitle)).toBeVisible();
  });

  it('NL-01 submits the newsletter form in the footer once', async () => {
    const arranged = setUp('/login');
    const signUp = jest.fn(async () => succeed(undefined));
    arranged.application.replace(EmailSignUps, { signUp });
    await show(arranged);
    const footer = within(screen.getByRole('contentinfo'));
    await userEvent.type(footer.getByRole('textbox'), 'reader@farstead.test{Enter}');
    expect(signUp).toHaveBeenCalledTimes(1);
  });

  it.each(['/', '/login', '/signup', '/forgot-password', '/buy'])(
    'reports a visit to %s once and neither duplicates nor leaks listeners',
    async (path) => {
      const strict = setUp(path);
      const { unmount } = await show(strict);
      expect(strict.application.analytics.pageViews).toHaveLength(1);

      const plain = setUp(path);
      await plain.application.get(AppPresenter).start();
      const shown = render(<App />, { wrapper: createWrapper(plain.application) });
      await act(flushPromises);
      expect(strict.listeners()).toBe(plain.listeners());
      expect(strict.application.errors.reports).toEqual([]);
      unmount();
      shown.unmount();
      expect(strict.listeners()).toBe(plain.listeners());
    },
  );
});
