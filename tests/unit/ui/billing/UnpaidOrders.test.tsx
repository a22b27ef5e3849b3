import '@testing-library/jest-dom';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UnpaidOrders } from '#application/billing/UnpaidOrders';
import { PaymentWidget } from '#application/commerce/PaymentWidget';
import { type FakePaymentWidget } from '#infrastructure/fake/commerce/FakePaymentWidget';
import { PaymentsPresenter } from '#ui/billing/PaymentsPresenter';
import { flushPromises } from '../../support/flushPromises';
import { getNotice } from '../../support/notices';
import { showPage, type Visit } from '../../support/showPage';

const show = async (arrange?: Visit['arrange']) => {
  const { application, presenter } = await showPage('payments', PaymentsPresenter, { as: 'payer', arrange });
  const widget = application.get(PaymentWidget) as FakePaymentWidget;
  return { application, widget, presenter };
};

const press = async (name: string): Promise<void> => {
  await userEvent.click(screen.getByRole('button', { name }));
  await act(flushPromises);
};

const firstOrder = (): HTMLElement => {
  const [, row] = within(screen.getByRole('table', { name: 'All orders' })).getAllByRole('row');
  if (!row) throw new Error('There is no order.');
  return row;
};

it('PY-01 only a started order can be paid or dropped', async () => {
  await show();
  expect(
    within(firstOrder())
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Pay now', 'Cancel order']);
  expect(screen.getAllByRole('button', { name: /^(Pay for|Cancel) order/ })).toHaveLength(2);
});

it('PY-01 dropping an order shows it as canceled, and moves focus to the outcome', async () => {
  await show();
  await press('Cancel order D81F-7C02');
  expect(firstOrder()).toHaveTextContent(/D81F-7C02.*Canceled/);
  expect(within(firstOrder()).queryByRole('button')).toBeNull();
  const notice = getNotice('success');
  expect(notice).toHaveTextContent('The order is canceled');
  expect(notice.parentElement).toHaveFocus();
});

it('PY-01 paying opens the payment of the order, and loads the page again once it is paid', async () => {
  const { application, widget } = await show();
  await press('Pay for order D81F-7C02 now');
  expect(widget.payments).toEqual([
    { token: 'payment-of-d81f7c02-0000-4000-8000-000000000000', isSandbox: true },
  ]);
  await press('Pay for order D81F-7C02 now');
  await press('Cancel order D81F-7C02');
  expect(widget.payments).toHaveLength(1);
  const load = jest.spyOn(application.navigator, 'load');
  act(() => widget.sendEvents('opened', 'done'));
  expect(load).not.toHaveBeenCalled();
  act(() => application.clock.advance(1000));
  expect(load).toHaveBeenCalledWith('/account/payments', 'replace');
});

it('PY-01 a failed payment can be tried again', async () => {
  const { widget } = await show();
  await press('Pay for order D81F-7C02 now');
  act(() => widget.sendEvents('opened', 'troubled'));
  expect(getNotice('danger')).toHaveTextContent('Nothing was charged. Try again');
  await press('Pay for order D81F-7C02 now');
  expect(widget.payments).toHaveLength(2);
});

it('PY-01 a payment window that does not open is reported', async () => {
  await show((application) => {
    (application.get(PaymentWidget) as FakePaymentWidget).isAvailable = false;
  });
  await press('Pay for order D81F-7C02 now');
  expect(getNotice('danger')).toHaveTextContent('The payment window didn’t open');
});

it('PY-01 an order that was dropped elsewhere is shown with its new state', async () => {
  const { application } = await show();
  await application.get(UnpaidOrders).drop('d81f7c02-0000-4000-8000-000000000000');
  await press('Pay for order D81F-7C02 now');
  expect(getNotice('info')).toHaveTextContent('This order has changed in the meantime');
  expect(firstOrder()).toHaveTextContent(/D81F-7C02.*Canceled/);
});

it('PY-01 leaving the page while paying closes the payment window', async () => {
  const { application, widget, presenter } = await show();
  await press('Pay for order D81F-7C02 now');
  act(() => widget.sendEvents('opened'));
  const load = jest.spyOn(application.navigator, 'load');
  act(() => presenter.dispose());
  expect(load).toHaveBeenCalledTimes(1);
});
