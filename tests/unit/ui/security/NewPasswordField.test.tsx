import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PasswordStrength } from '#application/security/PasswordStrength';
import type { Locale } from '#domain/language/Locale';
import { strengthAdvice, type Strength } from '#domain/security/Strength';
import { NewPasswordField } from '#ui/security/NewPasswordField';
import { NewPasswordPresenter } from '#ui/security/NewPasswordPresenter';
import { textsOf } from '../../infrastructure/content/contentFiles';
import { compose } from '../../support/compose';
import { loadTexts } from '../../support/loadTexts';
import { createWrapper } from '../../support/createWrapper';
import { flushPromises } from '../../support/flushPromises';
import { viewLocales } from '../../support/viewLocales';

const text = (locale: Locale, key: string): string =>
  textsOf(locale, 'texts/security.json').get(`.entries:${key}`) ?? 'missing';

const renderField = async (locale: Locale, strength: Strength | undefined) => {
  const application = await compose();
  application.replace(PasswordStrength, { estimate: async () => strength });
  await loadTexts(application, locale, ['security']);
  const password = application.get(NewPasswordPresenter);
  const { container } = render(<NewPasswordField password={password} label="Password" />, {
    wrapper: createWrapper(application),
  });
  const field = screen.getByLabelText('Password');
  await userEvent.type(field, 'kiln');
  await act(flushPromises);
  return { field, container };
};

const filledBars = (container: HTMLElement): number =>
  container.querySelectorAll('.strength-meter__bar[data-filled]').length;

describe.each(viewLocales)('a new password in %s', (locale) => {
  it.each([
    [0, 1, 'strength.weak'],
    [1, 2, 'strength.normal'],
    [2, 3, 'strength.normal'],
    [3, 4, 'strength.strong'],
    [4, 5, 'strength.strong'],
  ] as const)('RG-01 for score %d, fills %d of five bars and shows %s', async (score, bars, key) => {
    const { container } = await renderField(locale, { score, advice: [] });
    expect(screen.getByRole('status').textContent).toBe(text(locale, key));
    expect([filledBars(container), container.querySelectorAll('.strength-meter__bar').length]).toEqual([
      bars,
      5,
    ]);
  });

  it('RG-01 finds a text for every piece of advice', () => {
    for (const advice of strengthAdvice) expect(text(locale, `advice.${advice}`)).not.toBe('missing');
  });
});

it('RG-01 shows advice next to the field', async () => {
  const { field } = await renderField('en-us', { score: 0, advice: ['topTen', 'anotherWord', 'useWords'] });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    text('en-us', 'advice.topTen'),
    text('en-us', 'advice.anotherWord'),
  ]);
  expect(field).toHaveAccessibleDescription(
    `${text('en-us', 'advice.topTen')} ${text('en-us', 'advice.anotherWord')}`,
  );
  expect(field).toHaveAttribute('autocomplete', 'new-password');
});

it('RG-01 does not show the meter for an unknown strength', async () => {
  const { container, field } = await renderField('en-us', undefined);
  expect(container.querySelector('.strength-meter')).toBeNull();
  expect(field).toHaveValue('kiln');
});

it('RG-01 can reveal the password in plain text', async () => {
  const { field } = await renderField('en-us', undefined);
  expect(field).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: `${text('en-us', 'password.show')}, Password` }));
  expect(field).toHaveAttribute('type', 'text');
});
