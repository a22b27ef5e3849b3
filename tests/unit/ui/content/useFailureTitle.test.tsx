import '@testing-library/jest-dom';
import type { ReactNode } from 'react';
import { render } from '@testing-library/react';
import type { CallFailure } from '#domain/shared/CallFailure';
import { Translations } from '#ui/content/Translations';
import type { LinkedAccountsPresenter } from '#ui/linked-accounts/LinkedAccountsPresenter';
import { LinkOutcomeNotice } from '#ui/linked-accounts/LinkOutcomeNotice';
import { ClaimGameTimeNotice } from '#ui/products/ClaimGameTimeNotice';
import type { ProductsPresenter } from '#ui/products/ProductsPresenter';
import { PendingResetNotice } from '#ui/registration/PendingResetNotice';
import type { PendingResetPresenter } from '#ui/registration/PendingResetPresenter';
import { compose } from '../../support/compose';
import { createWrapper } from '../../support/createWrapper';

const show = async (notice: ReactNode): Promise<void> => {
  const application = await compose();
  const translations = application.get(Translations);
  await translations.load('en-us');
  await translations.ensureLoaded(['linkedAccounts', 'products', 'errors']);
  render(notice, { wrapper: createWrapper(application) });
};

const claiming = (problem: CallFailure) =>
  ({
    claimStoreGameTime: { sending: { state: { kind: 'failed' }, problem } },
    overview: { value: { claimableMonths: 3 } },
  }) as unknown as ProductsPresenter;

const linking = (problem: CallFailure) =>
  ({
    returning: { outcome: { kind: 'failed', provider: 'discord', problem } },
    unlinking: {},
  }) as unknown as LinkedAccountsPresenter;

const stopping = (problem: CallFailure) => ({ stopping: { problem } }) as unknown as PendingResetPresenter;

const noticeOf = (problem: CallFailure): Readonly<Record<string, ReactNode>> => ({
  'Your game time couldn’t be claimed': <ClaimGameTimeNotice products={claiming(problem)} />,
  'The account wasn’t linked': <LinkOutcomeNotice page={linking(problem)} onClosed={() => undefined} />,
  'The reset wasn’t stopped': <PendingResetNotice pending={stopping(problem)} dueAt={new Date(0)} />,
});

const failed = { kind: 'server', status: 409, code: 9999 } as const;
const unknown = { kind: 'server', status: 500, code: 50 } as const;

it.each(Object.keys(noticeOf(failed)))('claims “%s” only if that is certain', async (claim) => {
  await show(noticeOf(failed)[claim]);
  expect(document.body).toHaveTextContent(claim);
  document.body.innerHTML = '';
  await show(noticeOf(unknown)[claim]);
  expect(document.body).not.toHaveTextContent(claim);
  expect(document.body).toHaveTextContent('We don’t know if it worked');
});
