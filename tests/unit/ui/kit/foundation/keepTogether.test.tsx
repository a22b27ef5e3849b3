import { render } from '@testing-library/react';
import { keepTogether } from '#ui/kit/foundation/keepTogether';

const unbroken = (text: string) => {
  const { container } = render(<p>{keepTogether(text)}</p>);
  expect(container.textContent).toBe(text);
  return [...container.querySelectorAll('.k-unbroken')].map(({ textContent }) => textContent);
};

describe('line breaks at hyphens', () => {
  it('are prevented after a single letter, without a change of the text', () => {
    expect(unbroken('E-Mail-Einstellungen')).toEqual(['E-Mail']);
    expect(unbroken('Deine E-Mail und dein T-Shirt.')).toEqual(['E-Mail', 'T-Shirt']);
    expect(unbroken('Préférences e-mail')).toEqual(['e-mail']);
  });

  it('are prevented in compounds of at most 12 characters', () => {
    expect(unbroken('le week-end, au-dessus des sous-titres')).toEqual([
      'week-end',
      'au-dessus',
      'sous-titres',
    ]);
  });

  it('are possible in longer compounds', () => {
    expect(unbroken('Zwei-Faktor-Anmeldung')).toEqual([]);
    expect(unbroken('Beta-Schlüssel')).toEqual([]);
  });
});

it('does not break the line within a date', () => {
  const { container } = render(<p>{keepTogether('on November 17')}</p>);
  expect(container.textContent).toBe('on November\u00a017');
});

it('does not change elements', () => {
  expect(keepTogether(<b>on November 17</b>)).toEqual(<b>on November 17</b>);
});
