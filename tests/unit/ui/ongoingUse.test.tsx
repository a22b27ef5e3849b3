import { act, render, screen } from '@testing-library/react';
import { OngoingUse, type Use } from '#application/shared/OngoingUse';
import { Session } from '#application/session/Session';
import { succeed } from '#domain/shared/Result';
import { Submission } from '#ui/forms/Submission';
import { Loadable } from '#ui/loading/Loadable';
import { RecoveryCodesPresenter } from '#ui/security/RecoveryCodesPresenter';
import { RecoveryCodesSection } from '#ui/security/RecoveryCodesSection';
import { TwoFactorPresenter } from '#ui/security/TwoFactorPresenter';
import { TwoFactorSetupForm } from '#ui/security/TwoFactorSetupForm';
import { Translations } from '#ui/content/Translations';
import type { PersonKey } from '#infrastructure/fake/backend/people';
import { compose } from '../support/compose';
import { createWrapper } from '../support/createWrapper';
import { flushPromises } from '../support/flushPromises';

const arrange = async (as: PersonKey) => {
  const application = await compose({ as });
  await application.get(Translations).load('en-us');
  await application.get(Translations).ensureLoaded(['securityPage']);
  await application.get(Session).start();
  const includes = (use: Use) => application.get(OngoingUse).includes(use);
  return { application, includes, wrapper: createWrapper(application) };
};

it('a form that is being sent keeps the document until its response', async () => {
  const { application, includes } = await arrange('new');
  const sent = application.get(Submission).run(async () => {
    await flushPromises();
    throw new Error('broken');
  });
  expect(includes('sending')).toBe(true);
  await sent;
  expect(includes('sending')).toBe(false);
});

it('data that is loaded does not keep the document', async () => {
  const { application, includes } = await arrange('new');
  void application.get(Loadable).load(async () => succeed(1));
  expect(includes('sending')).toBe(false);
});

it('recovery codes keep the document until the player has saved them', async () => {
  const { application, includes, wrapper } = await arrange('twoFactor');
  const codes = application.get(RecoveryCodesPresenter);
  render(<RecoveryCodesSection recoveryCodes={codes} />, { wrapper });
  await act(() => codes.make());
  await screen.findByText(codes.codes?.[0] ?? 'no codes');
  expect(includes('showing-once')).toBe(true);
  await act(() => codes.hide());
  await flushPromises();
  expect(includes('showing-once')).toBe(false);
});

it('the key of two-factor authentication keeps the document while it is shown', async () => {
  const { application, includes, wrapper } = await arrange('new');
  const twoFactor = application.get(TwoFactorPresenter);
  await twoFactor.begin();
  if (!twoFactor.setup) throw new Error('There is no setup');
  const { unmount } = render(<TwoFactorSetupForm twoFactor={twoFactor} setup={twoFactor.setup} />, {
    wrapper,
  });
  expect(includes('showing-once')).toBe(true);
  unmount();
  expect(includes('showing-once')).toBe(false);
});
