import '@testing-library/jest-dom';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkouts, type CheckoutRejection } from '#application/commerce/Checkouts';
import { GhostAccounts, type GhostRejection } from '#application/commerce/GhostAccounts';
import { ConfirmationEmails } from '#application/registration/ConfirmationEmails';
import { Documents } from '#infrastructure/content/Documents';
import { formatMoney } from '#domain/commerce/formatMoney';
import type { PlanKind } from '#domain/commerce/Plan';
import type { Locale } from '#domain/language/Locale';
import { pathOf } from '#domain/navigation/pagePaths';
import { fail } from '#domain/shared/Result';
import type { PersonKey } from '#infrastructure/fake/backend/people';
import { ConfirmPresenter } from '#ui/commerce/confirm/ConfirmPresenter';
import type { Application } from '#tests/unit/support/compose';
import { showPage } from '#tests/unit/support/showPage';
import { documentAt, failureTextOf, textsOf } from '#tests/unit/infrastructure/content/contentFiles';
import { changePrice, choosePlan } from '#tests/unit/support/purchases';
import { flushPromises } from '#tests/unit/support/flushPromises';
import { viewLocales } from '#tests/unit/support/viewLocales';
import { getNotice } from '#tests/unit/support/notices';

interface Catalog {
  readonly errors: readonly { readonly error_code: number; readonly error_text: string }[];
}

type Variables = Record<string, string | number>;

const fillIn = (found: string | undefined, variables: Variables = {}): string =>
  (found ?? 'missing').replace(/{{(\w+)}}/g, (_, name: string) => String(variables[name]));

const text = (locale: Locale, key: string, variables?: Variables): string =>
  fillIn(textsOf(locale, 'texts/confirm.json').get(`.entries:${key}`), variables);

const error = (locale: Locale, code: number): string =>
  fillIn(errorsOf(locale).find(({ error_code }) => error_code === code)?.error_text);

const errorsOf = (locale: Locale) =>
  (documentAt(locale, 'error_catalogue/error_catalogue.json').data as Catalog).errors;

const pageText = (locale: Locale, field: string): string =>
  fillIn(textsOf(locale, 'buy_page/buy.json').get(`.${field}`));

interface Arrangement {
  readonly as?: PersonKey;
  readonly kind?: PlanKind;
  readonly locale?: Locale;
  readonly checkout?: CheckoutRejection;
  readonly ghost?: GhostRejection;
  readonly withoutPage?: boolean;
  readonly referralCode?: string;
  /** The buyer has closed the payment window of an earlier attempt. */
  readonly paidBefore?: { readonly isTroubled: boolean };
}

const code = () => document.querySelector<HTMLInputElement>('[name="referralCode"]') as HTMLInputElement;

const renderView = async ({
  as,
  kind,
  locale = 'en-us',
  checkout,
  ghost,
  withoutPage,
  referralCode,
  paidBefore,
}: Arrangement = {}) => {
  const arrange = (application: Application): void => {
    if (checkout)
      application.replace(Checkouts, {
        start: async () => fail(checkout),
        findOrder: async () => fail({ kind: 'offline' as const }),
      });
    if (ghost)
      application.replace(GhostAccounts, {
        register: async () => fail(ghost),
        renew: async () => fail({ kind: 'offline' as const }),
        correctEmail: async () => fail({ kind: 'offline' as const }),
      });
    if (withoutPage) application.replace(Documents, { find: async () => fail({ kind: 'offline' as const }) });
    const purchase = choosePlan(application, kind, referralCode);
    if (paidBefore) {
      const progress = { kind: 'ordered' as const, orderId: 'order-1' };
      application.purchases.write({ ...purchase, progress, lastTry: { agreed: [], ...paidBefore } });
    }
  };
  const { presenter: confirm, ...shown } = await showPage('buyConfirm', ConfirmPresenter, {
    as,
    locale,
    arrange,
  });
  return { ...shown, confirm };
};

const email = () => document.querySelector<HTMLInputElement>('[name="email"]') as HTMLInputElement;

const tick = async (locale: Locale = 'en-us', boxes = 2): Promise<void> => {
  const all = screen.getAllByRole('checkbox');
  expect(all).toHaveLength(boxes);
  expect(screen.getByRole('button', { name: text(locale, 'submit') })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  for (const box of all) await userEvent.click(box);
};

const submit = async (typed: string, locale: Locale = 'en-us'): Promise<void> => {
  await tick(locale);
  if (typed !== '') await userEvent.type(email(), typed);
  await userEvent.click(screen.getByRole('button', { name: text(locale, 'submit') }));
  await act(flushPromises);
};

describe.each(viewLocales)('in %s', (locale) => {
  it('CF-02 warns a player with unlimited game time but allows the purchase', async () => {
    await renderView({ locale, as: 'backer' });
    expect(screen.getByText(text(locale, 'endless.title'))).toBeVisible();
    await tick(locale);
    expect(screen.getByRole('button', { name: text(locale, 'submit') })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  it.each<[PersonKey, PlanKind | undefined]>([
    ['subscriber', undefined],
    ['backer', 'mydu'],
  ])('CF-02 does not warn %s about a %s plan', async (as, kind) => {
    await renderView({ locale, as, ...(kind && { kind }) });
    expect(screen.queryByText(text(locale, 'endless.title'))).toBeNull();
  });

  it('CF-02 CF-03 shows the plan, the buyer and the agreements', async () => {
    await renderView({ locale, kind: 'mydu', as: 'new' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(text(locale, 'title'));
    expect(screen.getByText('myDU')).toBeInTheDocument();
    expect(screen.getByText(/74[.,]99\s€/)).toBeInTheDocument();
    expect(email()).toHaveValue('new@farstead.test');
    expect(email()).toHaveAttribute('readonly');
    const [eula] = screen.getAllByRole('checkbox');
    const link = within(eula?.closest('label') as HTMLElement).getByRole('link');
    expect(link.getAttribute('href')).toMatch(/myDU$/);
    expect(link).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('link', { name: text(locale, 'cancel') })).toHaveAttribute(
      'href',
      pathOf('buy', locale),
    );
  });

  it.each<[string, Arrangement, string, string]>([
    ['required', {}, '', 'email_required'],
    ['invalid', {}, 'nobody', 'email_invalid'],
    ['used', { ghost: { kind: 'email-used' } }, 'a@b.c', 'email_used'],
    ['has an account', { ghost: { kind: 'email-has-account' } }, 'a@b.c', 'email_has_account'],
    ['mismatch', { ghost: { kind: 'wrong-credentials' } }, 'a@b.c', 'email_mismatch'],
  ])('CF-05 shows the content’s message for an email that is %s', async (_name, more, typed, field) => {
    await renderView({ locale, ...more });
    await submit(typed, locale);
    expect(email()).toHaveAccessibleDescription(expect.stringContaining(pageText(locale, field)));
    expect(email()).toHaveFocus();
    expect(email()).toHaveValue(typed);
  });

  it('CF-05 emails a returning guest a link to create an account', async () => {
    const { application } = await renderView({ locale, ghost: { kind: 'email-used' } });
    const sent: string[] = [];
    application.replace(ConfirmationEmails, {
      resend: (to: string) => Promise.resolve(sent.push(to) > 1),
    });
    await submit('A@B.c', locale);
    expect(screen.getByText(text(locale, 'link.text'))).toBeVisible();
    const button = () => screen.getByRole('button', { name: text(locale, 'link.send') });
    await userEvent.click(button());
    expect(await screen.findByText(text(locale, 'link.failed'))).toBeVisible();
    await userEvent.click(button());
    expect(await screen.findByText(text(locale, 'link.sent'))).toBeVisible();
    expect(sent).toEqual(['A@B.c', 'A@B.c']);
  });

  it('CF-05 a rejected guest registration does not mention an expired session', async () => {
    await renderView({ locale, ghost: { kind: 'signed-out' } });
    await submit('a@b.c', locale);
    expect(getNotice('danger')).toHaveTextContent(
      text(locale, 'failure.ghostRefused').replaceAll('\u202f', ' '),
    );
  });

  it('CF-05 shows the section’s title for server code 2', async () => {
    await renderView({ locale, ghost: { kind: 'email-invalid' } });
    await submit('a@b.c', locale);
    const words = { title: text(locale, 'aboutYou.title'), error: pageText(locale, 'email_invalid') };
    expect(email()).toHaveAccessibleDescription(
      expect.stringContaining(text(locale, 'aboutYou.error', words)),
    );
  });

  it.each<[CheckoutRejection, shown: string, isFinal: boolean]>([
    [{ kind: 'not-offered' }, error(locale, 301), true],
    [{ kind: 'offer-changed' }, error(locale, 302), true],
    [{ kind: 'sold-out' }, error(locale, 303), true],
    [{ kind: 'already-owned' }, error(locale, 304), true],
    [{ kind: 'shop-closed' }, error(locale, 308), true],
    [{ kind: 'key-used' }, error(locale, 305), false],
    [{ kind: 'no-store-account' }, error(locale, 309), false],
    [{ kind: 'server', status: 403, code: 113 }, error(locale, 113), false],
    [{ kind: 'server', status: 409, code: 9999 }, text(locale, 'failure.server', { code: 9999 }), false],
  ])(
    'CF-05 shows the text for %j, and a link back to the plans if it is final',
    async (checkout, shown, isFinal) => {
      await renderView({ locale, as: 'new', checkout });
      await submit('', locale);
      const alert = getNotice('danger');
      expect(alert.textContent).toContain(shown);
      const link = within(alert).queryByRole('link', { name: text(locale, 'failure.chooseAgain') });
      expect(link?.getAttribute('href')).toBe(isFinal ? pathOf('buy', locale) : undefined);
    },
  );

  it('CF-05 shows a failure and allows a retry', async () => {
    await renderView({ locale, as: 'new', checkout: { kind: 'too-many-requests', retryAfterSeconds: 42 } });
    await submit('', locale);
    expect(getNotice('danger').textContent).toContain(
      fillIn(failureTextOf(locale, 'tooManyWait_other'), { count: 42 }),
    );
    expect(screen.queryByRole('link', { name: text(locale, 'failure.chooseAgain') })).toBeNull();
    expect(screen.getByRole('button', { name: text(locale, 'submit') })).not.toHaveAttribute('aria-disabled');
  });

  it('CF-02 CF-05 an unknown code from a link shows the error catalog’s text and can be removed', async () => {
    await renderView({ locale, as: 'new', referralCode: 'Nobody' });
    expect(code()).toHaveAttribute('readonly');
    await submit('', locale);
    expect(code()).toHaveAccessibleDescription(expect.stringContaining(error(locale, 123)));
    expect(code()).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: text(locale, 'referral.remove') }));
    expect(code()).toHaveFocus();
    expect(code()).toHaveValue('');
    expect(code()).not.toHaveAttribute('readonly');
    expect(screen.queryByRole('button', { name: text(locale, 'referral.remove') })).toBeNull();
    expect(code()).toBeValid();
  });

  it('CK-01 shows the pack’s current price and requires a new agreement', async () => {
    const { application } = await renderView({ locale, as: 'new' });
    changePrice(application, 'founders-3', 2999);
    await submit('', locale);
    const price = formatMoney({ cents: 2999, currency: 'EUR' }, locale);
    const before = formatMoney({ cents: 2699, currency: 'EUR' }, locale);
    expect(getNotice('danger').textContent).toContain(text(locale, 'failure.price', { price, before }));
    expect(document.querySelector('.plan-summary')?.textContent).toContain(price);
    await tick(locale);
    expect(getNotice('danger')).toBeInTheDocument();
  });

  it('CK-01 reports a switch to another pack and does not show a discount of zero', async () => {
    const { application, confirm } = await renderView({ locale, kind: 'mydu', as: 'new' });
    expect(screen.getByText(text(locale, 'summary.price'))).toBeInTheDocument();
    const { selection, ...purchase } = application.purchases.read()!;
    const edited = { ...selection, productId: 'founders-1', pricingId: 'founders-1-eur', discount: 0 };
    act(() => application.changePurchaseElsewhere({ ...purchase, selection: edited }));
    await submit('', locale);
    const words = { plan: confirm.texts.name, price: formatMoney({ cents: 999, currency: 'EUR' }, locale) };
    expect(getNotice('danger').textContent).toContain(text(locale, 'failure.plan', words));
    expect(screen.queryByText(text(locale, 'summary.price'))).toBeNull();
  });

  it('CK-01 CK-02 shows the payment state', async () => {
    const { application } = await renderView({ locale, as: 'new' });
    await submit('', locale);
    expect(screen.getByText(text(locale, 'paying.title'))).toBeInTheDocument();
    expect(screen.getAllByRole('checkbox')[0]).toBeDisabled();
    act(() => application.widget.sendEvents('troubled'));
    expect(getNotice('danger').textContent).toContain(text(locale, 'troubled.text'));
    act(() => application.widget.sendEvents('done'));
    expect(screen.getByText(text(locale, 'done.title'))).toBeInTheDocument();
  });
});

it.each([false, true])(
  'CK-02 focuses the notice after the payment window closes (troubled: %s)',
  async (isTroubled) => {
    await renderView({ paidBefore: { isTroubled } });
    const notice = text('en-us', isTroubled ? 'troubled.title' : 'resumed');
    expect(document.activeElement).toHaveTextContent(notice);
    expect(document.activeElement).not.toBe(document.body);
  },
);

it.each(viewLocales)(
  'CF-02 notes that the total includes tax, except for the store’s price (%s)',
  async (locale) => {
    const { unmount } = await renderView({ locale });
    expect(screen.getByText(text(locale, 'summary.tax'))).toBeVisible();
    unmount();
    await renderView({ locale, as: 'steam' });
    expect(screen.queryByText(text(locale, 'summary.tax'))).toBeNull();
  },
);

it('CF-05 joins and formats the errors from the server', async () => {
  await renderView({ as: 'new', checkout: { kind: 'refused', errors: ['unknown_basket', 'OTHER_thing'] } });
  await submit('');
  expect(getNotice('danger')).toHaveTextContent('Unknown basket, other thing');
});

it('CF-04 Enter in the email field submits only when every box is checked', async () => {
  const { application, confirm } = await renderView();
  await userEvent.type(email(), 'somebody@example.com{Enter}');
  expect(confirm.payment.problem).toBeUndefined();
  for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box);
  await userEvent.type(email(), '{Enter}{Enter}');
  await act(flushPromises);
  expect(application.backend.sales).toHaveLength(1);
});

it('CF-03 CF-05 a click lists what is missing and focuses the first field, although the button looks disabled', async () => {
  await renderView();
  expect(screen.getByText(text('en-us', 'blocked.both'))).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: text('en-us', 'submit') }));
  expect(email()).toHaveFocus();
  expect(email()).toHaveAccessibleDescription(expect.stringContaining(pageText('en-us', 'email_required')));
  const boxes = screen.getAllByRole('checkbox');
  for (const box of boxes) expect(box).toHaveAccessibleDescription(text('en-us', 'terms.required'));
  expect(screen.queryByText(text('en-us', 'blocked.both'))).toBeNull();
  await userEvent.type(email(), 'somebody@example.com');
  await userEvent.click(screen.getByRole('button', { name: text('en-us', 'submit') }));
  expect(boxes[0]).toHaveFocus();
  await userEvent.click(boxes[0] as HTMLElement);
  expect(boxes[0]).toBeValid();
  expect(boxes[1]).toBeInvalid();
});

it('CF-02 informs store owners that they pay in the store, and hides the code field', async () => {
  await renderView({ as: 'steam' });
  expect(screen.getByText(text('en-us', 'store.title'))).toBeInTheDocument();
  expect(document.querySelector('[name="referralCode"]')).toBeNull();
  expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  expect(screen.getByText(text('en-us', 'blocked.one'))).toBeInTheDocument();
  expect(screen.getByRole('button', { name: text('en-us', 'submitStore') })).toBeInTheDocument();
});

it('CK-03 store owners see the store’s price, or a note that the store shows it', async () => {
  const { application } = await renderView({ as: 'steam', kind: 'mydu' });
  const summary = document.querySelector('.plan-summary');
  expect(summary).toHaveTextContent('US$74.99');
  expect(summary).toHaveTextContent('−US$25.00');
  expect(summary).not.toHaveTextContent('€');
  const { selection, ...purchase } = application.purchases.read()!;
  const { inStore: _inStore, ...unpriced } = selection;
  act(() => application.changePurchaseElsewhere({ ...purchase, selection: unpriced }));
  expect(summary).toHaveTextContent(text('en-us', 'summary.inStore'));
  expect(summary).not.toHaveTextContent('74.99');
});

it('CT-01 shows all required texts without the buy page’s document', async () => {
  await renderView({ withoutPage: true });
  expect(screen.getByText('3 months of game time')).toBeInTheDocument();
  expect(screen.getByLabelText(text('en-us', 'terms.eula'))).toBeInTheDocument();
  await submit('nobody');
  expect(email()).toHaveAccessibleDescription(expect.stringContaining(text('en-us', 'email.invalid')));
});
