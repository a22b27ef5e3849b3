import { renderHook } from '@testing-library/react';
import { locales } from '#domain/language/Locale';
import { Session } from '#application/session/Session';
import { RedeemCodePresenter } from '#ui/products/RedeemCodePresenter';
import { useRedeemProblem } from '#ui/products/useRedeemProblem';
import { compose } from '../../support/compose';
import { loadTexts } from '../../support/loadTexts';
import { createWrapper } from '../../support/createWrapper';

const renderRejected = async (
  locale: (typeof locales)[number],
  typed: string,
  network: 'normal' | 'offline' = 'normal',
) => {
  const application = await compose({ as: 'new' });
  await loadTexts(application, locale, ['products']);
  await application.get(Session).start();
  application.backend.setNetworkCondition(network);
  const box = application.get(RedeemCodePresenter);
  box.change(typed);
  await box.submit();
  return renderHook(() => useRedeemProblem(box), { wrapper: createWrapper(application) }).result.current;
};

it.each(locales)('PD-02 shows a specific text at the field for each rejected code in %s', async (locale) => {
  const typed = [
    '',
    'too short',
    'FARSTEAD0000USED',
    'FARSTEAD0000LATE',
    'FARSTEAD0000MINE',
    'FARSTEAD0000NONE',
  ];
  const words = await Promise.all(typed.map((code) => renderRejected(locale, code)));
  for (const { code, call } of words) {
    expect(call).toBeUndefined();
    expect(code).toMatch(/^(?!redeem\.).{5,}/);
  }
  expect(new Set(words.map(({ code }) => code)).size).toBe(typed.length);
});

it('PD-02 shows a request failure above the form', async () => {
  const { code, call } = await renderRejected('en-us', 'FARSTEAD00011MTH', 'offline');
  expect(code).toBeUndefined();
  expect(call).toMatch(/^(?!redeem\.).{5,}/);
});
