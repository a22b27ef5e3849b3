/** @jest-environment jest-fixed-jsdom */
import { LanguagePreference } from '#application/language/LanguagePreference';
import { ReturnPaths } from '#application/navigation/ReturnPaths';
import { ClosedReminders } from '#application/session/ClosedReminders';
import { DraftStore } from '#application/session/DraftStore';
import { BrowserStoredItems } from '#infrastructure/browser/BrowserStoredItems';
import type { BrowserWindow } from '#infrastructure/browser/BrowserWindow';

const browser = new BrowserStoredItems({ window });

const deniedWindow = {
  window: {
    get localStorage(): never {
      throw new DOMException('denied', 'SecurityError');
    },
    get sessionStorage(): never {
      throw new DOMException('denied', 'SecurityError');
    },
  },
} as unknown as BrowserWindow;

const denied = new BrowserStoredItems(deniedWindow);

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the return path', () => {
  it('SH-04 stores the return path for the visit and reads it only once', () => {
    const paths = new ReturnPaths(browser);
    paths.save('/account/products?code=X#redeem');
    expect(new ReturnPaths(browser).take()).toBe('/account/products?code=X#redeem');
    expect(paths.take()).toBeUndefined();
    expect(localStorage).toHaveLength(0);
  });

  it('SH-04 does not throw when the browser denies storage of the return path', () => {
    const paths = new ReturnPaths(denied);
    paths.save('/account/products');
    expect(paths.take()).toBeUndefined();
  });
});

describe('dismissed reminders', () => {
  it('SH-16 SH-17 stores dismissed reminders per visit and player', () => {
    const closed = new ClosedReminders(browser);
    closed.add('player-1', 'two-factor');
    closed.add('player-1', 'back-to-game');
    closed.add('player-1', 'two-factor');
    const again = new ClosedReminders(browser);
    expect([again.has('player-1', 'two-factor'), again.has('player-1', 'back-to-game')]).toEqual([
      true,
      true,
    ]);
    expect(again.has('player-2', 'two-factor')).toBe(false);
    expect(localStorage).toHaveLength(0);
  });

  it('SH-16 does not throw when the browser denies storage of dismissed reminders', () => {
    const closed = new ClosedReminders(denied);
    closed.add('player-1', 'two-factor');
    expect(closed.has('player-1', 'two-factor')).toBe(false);
  });
});

describe('drafts', () => {
  it('stores drafts by name for the visit and clears them together', () => {
    const drafts = new DraftStore(browser);
    sessionStorage.setItem('lastPathName', '/');
    drafts.write('newsletter', 'a');
    drafts.write('redemption-code', 'b');
    drafts.remove('newsletter');
    expect([drafts.read('newsletter'), drafts.read('redemption-code')]).toEqual([undefined, 'b']);
    drafts.clear();
    expect(Object.keys(sessionStorage)).toEqual(['lastPathName']);
  });

  it('does not throw when the browser denies storage of drafts', () => {
    const drafts = new DraftStore(denied);
    drafts.write('newsletter', 'a');
    drafts.clear();
    expect(drafts.read('newsletter')).toBeUndefined();
  });
});

describe('the chosen language', () => {
  it.each([
    { locale: 'fr-fr', isUnsaved: false },
    { locale: 'de-de', isUnsaved: true },
  ] as const)('LA-01 stores the language choice %j', (chosen) => {
    new LanguagePreference(browser).write(chosen);
    expect(new LanguagePreference(browser).read()).toEqual(chosen);
  });

  it.each(['', 'fr', 'es-es', 'fr-fr??', '{}'])('LA-01 ignores the invalid stored value %j', (stored) => {
    localStorage.setItem('locale', stored);
    expect(new LanguagePreference(browser).read()).toBeUndefined();
  });

  it('LA-01 reports only valid language choices from other tabs', () => {
    const heard: string[] = [];
    new LanguagePreference(browser).onChange((locale) => heard.push(locale));
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

  it('LA-01 does not throw when the browser denies storage of the language', () => {
    const preference = new LanguagePreference(denied);
    preference.write({ locale: 'fr-fr', isUnsaved: false });
    expect(preference.read()).toBeUndefined();
  });

  it('rethrows errors other than denied storage', () => {
    const broken = new BrowserStoredItems({ window: {} } as unknown as BrowserWindow);
    expect(() => new LanguagePreference(broken).read()).toThrow(TypeError);
  });
});
