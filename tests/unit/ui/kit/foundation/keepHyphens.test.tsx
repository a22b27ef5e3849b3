import { render } from '@testing-library/react';
import { keepHyphens } from '#ui/kit/foundation/keepHyphens';

const unbroken = (text: string) => {
  const { container } = render(<p>{keepHyphens(text)}</p>);
  expect(container.textContent).toBe(text);
  return [...container.querySelectorAll('.k-unbroken')].map(({ textContent }) => textContent);
};

describe('line breaks at hyphens', () => {
  it('are prevented after a single letter, without a change of the text', () => {
    expect(unbroken('E-Mail-Einstellungen')).toEqual(['E-Mail']);
    expect(unbroken('Deine E-Mail und dein T-Shirt.')).toEqual(['E-Mail', 'T-Shirt']);
    expect(unbroken('Préférences e-mail')).toEqual(['e-mail']);
  });

  it('are possible in other compounds', () => {
    expect(unbroken('Zwei-Faktor-Anmeldung')).toEqual([]);
    expect(unbroken('Beta-Keys')).toEqual([]);
  });
});
