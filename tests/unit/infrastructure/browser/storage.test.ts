/** @jest-environment jest-fixed-jsdom */
import type { BrowserWindow } from '../../../../src/infrastructure/browser/BrowserWindow';
import { StoredDrafts } from '../../../../src/infrastructure/browser/StoredDrafts';
import { StoredLanguagePreference } from '../../../../src/infrastructure/browser/StoredLanguagePreference';
import { StoredReminders } from '../../../../src/infrastructure/browser/StoredReminders';
import { StoredReturnPaths } from '../../../../src/infrastructure/browser/StoredReturnPaths';

const browser: BrowserWindow = { window };

const denied = {
  window: {
    get localStorage(): never {
      throw new DOMException('denied', 'SecurityError');
    },
    get sessionStorage(): never {
      throw new DOMException('denied', 'SecurityError');
    },
  },
} as unknown as BrowserWindow;

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the wanted path', () => {
  it('SH-04 is remembered for the visit and taken once', () => {
    const paths = new StoredReturnPaths(browser);
    paths.remember('/account/products?code=X#redeem');
    expect(new StoredReturnPaths(browser).take()).toBe('/account/products?code=X#redeem');
    expect(paths.take()).toBeUndefined();
    expect(localStorage).toHaveLength(0);
  });

  it('SH-04 is forgotten where storage is denied, and nothing breaks', () => {
    const paths = new StoredReturnPaths(denied);
    paths.remember('/account/products');
    expect(paths.take()).toBeUndefined();
  });
});

describe('closed reminders', () => {
  it('SH-16 SH-17 are kept for the visit, for each player', () => {
    const closed = new StoredReminders(browser);
    closed.add('player-1', 'two-factor');
    closed.add('player-1', 'back-to-game');
    closed.add('player-1', 'two-factor');
    const again = new StoredReminders(browser);
    expect([again.has('player-1', 'two-factor'), again.has('player-1', 'back-to-game')]).toEqual([
      true,
      true,
    ]);
    expect(again.has('player-2', 'two-factor')).toBe(false);
    expect(localStorage).toHaveLength(0);
  });

  it('SH-16 are forgotten where storage is denied, and nothing breaks', () => {
    const closed = new StoredReminders(denied);
    closed.add('player-1', 'two-factor');
    expect(closed.has('player-1', 'two-factor')).toBe(false);
  });
});

describe('drafts', () => {
  it('are kept for the visit by their names, and go together', () => {
    const drafts = new StoredDrafts(browser);
    sessionStorage.setItem('lastPathName', '/');
    drafts.write('newsletter', 'a');
    drafts.write('redemption-code', 'b');
    drafts.remove('newsletter');
    expect([drafts.read('newsletter'), drafts.read('redemption-code')]).toEqual([undefined, 'b']);
    drafts.clear();
    expect(Object.keys(sessionStorage)).toEqual(['lastPathName']);
  });

  it('are none where storage is denied, and nothing breaks', () => {
    const drafts = new StoredDrafts(denied);
    drafts.write('newsletter', 'a');
    drafts.clear();
    expect(drafts.read('newsletter')).toBeUndefined();
  });
});

describe('the chosen language', () => {
  it.each([
    { locale: 'fr-fr', untold: false },
    { locale: 'de-de', untold: true },
  ] as const)('LA-01 %j is stored', (chosen) => {
    new StoredLanguagePreference(browser).write(chosen);
    expect(new StoredLanguagePreference(browser).read()).toEqual(chosen);
  });

  it.each(['', 'fr', 'es-es', 'fr-fr??', '{}'])(
    'LA-01 %j, stored by something else, is no choice',
    (stored) => {
      localStorage.setItem('locale', stored);
      expect(new StoredLanguagePreference(browser).read()).toBeUndefined();
    },
  );

  it('LA-01 is told by the browser to the other tabs, and nothing else is', () => {
    const heard: string[] = [];
    new StoredLanguagePreference(browser).onChange((locale) => heard.push(locale));
    for (const [key, newValue] of [
      ['locale', 'de-de?'],
      ['locale', 'de-de'],
      ['locale', 'es-es'],
      ['locale', null],
      ['other', 'fr-fr'],
      [null, null],
    ] as const) {
      window.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
    }
    expect(heard).toEqual(['de-de', 'de-de']);
  });

  it('LA-01 is forgotten where storage is denied, and nothing breaks', () => {
    const preference = new StoredLanguagePreference(denied);
    preference.write({ locale: 'fr-fr', untold: false });
    expect(preference.read()).toBeUndefined();
  });

  it('throws errors other than the browser’s refusal', () => {
    const broken = { window: {} } as unknown as BrowserWindow;
    expect(() => new StoredLanguagePreference(broken).read()).toThrow(TypeError);
  });
});
